/** What stands in a text of a mail between double braces, in place of what the placement says. */
export const mailNames = [
	"name",
	"participant",
	"workplace",
	"supervisor",
	"advisor",
	"position",
	"start",
	"end",
	"tenant",
	"link",
] as const;
export type MailName = (typeof mailNames)[number];
export type MailValues = Record<MailName, string>;

const named = /\{\{\s*([^{}]*?)\s*\}\}/g;
const isName = (name: string): name is MailName => mailNames.includes(name as MailName);

/** The first name in a text that stands for nothing known. */
export function unknownName(text: string): string | undefined {
	return [...text.matchAll(named)].map(([, name = ""]) => name).find((name) => !isName(name));
}

/** Every name as itself: what fills a text of the portal without changing it. */
export const asThemselves = Object.fromEntries(mailNames.map((name) => [name, `{{${name}}}`])) as MailValues;

/**
 * A text with values in place of its names. A line is left out where every one of its names stands for nothing: that of
 * a link, for whoever has no login.
 */
export function fill(text: string, values: MailValues): string {
	const lines = text.split("\n").flatMap((line) => {
		const names = [...line.matchAll(named)].map(([, name = ""]) => name).filter(isName);
		if (names.length > 0 && names.every((name) => values[name] === "")) return [];
		return line.replace(named, (whole, name: string) => (isName(name) ? values[name] : whole));
	});
	return lines
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}
