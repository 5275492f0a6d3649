/** After how many months in the archive a placement may be made anonymous. */
export const monthChoices = ["6", "12", "24", "36", "60"] as const;
