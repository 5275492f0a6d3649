/** Hours for which a code can be used. */
export const codeHours = ["2", "24", "168"] as const;
