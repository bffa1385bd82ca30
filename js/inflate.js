// What unpacks the inline copies, at once and everywhere; a browser's own DecompressionStream makes its caller wait.
// fflate: no dependencies, maintained since 2020, and this part of it is 4 kB, which the build puts here.
export { inflateSync } from "fflate";
