const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for these at all
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as the parts of a workbook hold it. */
export const escaped = (text: string) =>
	text.replace(unwritable, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
