/** The code in what a camera has read or somebody has typed. */
export const codeIn = (read: string): string => (read.split(/[/=]/).at(-1) ?? "").replace(/[\s-]/g, "").toUpperCase();
