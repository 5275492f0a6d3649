/** A code for each student, or one for the class, with which each types their number. */
export const codeWays = ["each", "class"] as const;

/** Hours for which a code can be used. */
export const codeHours = ["2", "24", "168"] as const;
