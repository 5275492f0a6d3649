/** Minutes as they are read: what is to be done and what was done with boxes, in place of the signs that were typed. */
export const withBoxes = (minutes: string) =>
	minutes.replace(/^(\s*(?:[-*•]\s*)?)\[\s*\]/gm, "$1☐").replace(/^(\s*(?:[-*•]\s*)?)\[x\]/gim, "$1☑");
