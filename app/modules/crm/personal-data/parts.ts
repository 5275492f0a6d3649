/** Fields of a contact person that can be erased, one by one. */
export const erasableFields = ["name", "jobTitle", "emails", "phones", "language", "description"] as const;
/** What is kept about the person elsewhere. */
export const erasableParts = ["notes", "meetings", "messages"] as const;
export const erasable = [...erasableFields, ...erasableParts] as const;
export type Erasable = (typeof erasable)[number];
