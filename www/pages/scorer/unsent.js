// What is typed into a form and not sent yet is kept like what is typed into a field: a look at another view, a reload or a closed
// tab does not take it away.
import { fillForm, textsOf } from "../../lib/dom.js";

const FORM = "form-";
const draftOf = (form) => FORM + form.dataset.typed;

/** Whether a draft is that of a form. */
export const isForm = (draft) => draft.startsWith(FORM);

/** What was typed into a form is done with, though the form itself is gone already. */
export const forgetForm = (drafts, typed) => drafts.delete(FORM + typed);

/** A longer text is a file that was pasted: it would take the place results need on the device. */
const LONGEST = 100_000;

/** Keeps what is typed into the forms of a place until they are sent. */
export function watchForms(place, drafts) {
  const formOf = ({ target }) => target.closest("form[data-typed]");
  place.addEventListener("input", (event) => {
    const form = formOf(event);
    if (!form) return;
    const text = JSON.stringify(textsOf(form));
    if (text.length <= LONGEST) drafts.set(draftOf(form), text);
    else drafts.delete(draftOf(form));
  });
  place.addEventListener("reset", (event) => formOf(event) && drafts.delete(draftOf(event.target)));
}

/** A form that was taken is empty for the next one; whoever sent it from a field goes on in the first. */
export function begunAgain(form) {
  form.reset();
  if (form.querySelector("input:focus")) form.querySelector("input").focus();
}

/** Fills the forms of a place that has been drawn; one that was empty is unfolded to be seen. */
export function resumeForms(place, drafts) {
  for (const form of place.querySelectorAll("form[data-typed]")) {
    const text = drafts.get(draftOf(form));
    const before = JSON.stringify(textsOf(form));
    if (text === undefined || text === before) continue;
    fillForm(form, JSON.parse(text));
    const folded = form.closest("details");
    if (folded) folded.open = true;
  }
}
