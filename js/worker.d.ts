// What a Pool runs in its workers; there is nothing to import from it.
export {};
