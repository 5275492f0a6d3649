/** The hidden field of a form that says from which page it was sent. */
export const FORM_KEY = "formKey";

/** The field in which a form that was kept on a device says when it was filled in. It makes no other form of it. */
export const KEPT_AT = "keptAt";

/** The header by which a device asks for a page in order to keep it. */
export const COPIED = "X-Copied";

/** The header in which such a form says whose it is. */
export const KEPT_BY = "X-Kept-By";
