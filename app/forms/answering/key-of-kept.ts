/** Under which name what was begun of a form is kept. */
export const keyOfKept = (guid: string) => `form:${guid}`;
