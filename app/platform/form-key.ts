/** The hidden field of a form that says from which page it was sent. */
export const FORM_KEY = "formKey";
