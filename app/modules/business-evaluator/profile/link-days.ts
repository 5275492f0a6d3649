/** Days for which a link to the profile may open it. */
export const linkDays = ["7", "30", "90"] as const;
