/** The ids of places in the editor of a part, to which the check of a course leads. */
export const TEXT_AT = "body";
export const CAPTIONS_AT = "captions";
export const questionAt = (id: string) => `question-${id}`;
export const contentAt = (id: string) => `content-${id}`;
