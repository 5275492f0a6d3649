/** Code points that a name has at most, and bytes: file systems that people download to take no more. */
export const NAME_MAX = 200;
const NAME_MAX_BYTES = 240;
/** Folders above each other. */
export const DEPTH_MAX = 20;

/** What is not seen and could make a name look like another: controls, directions, spaces without width. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

/**
 * A file's or folder's name as it is kept: one segment of a path, composed (NFC), without what cannot be seen. A name
 * of which nothing is left is `file`.
 */
export function cleanName(sent: string): string {
	const last = sent.split(/[/\\]/).findLast((part) => part.trim() !== "") ?? "";
	const seen = last.normalize("NFC").replaceAll(UNSEEN, "").replaceAll(/\s+/g, " ").trim();
	const plain = seen.replace(/[. ]+$/, "").replace(/^\.{2,}/, ".");
	return plain === "" || plain === "." ? "file" : plain.normalize("NFC");
}

/** Whether a cleaned name is longer than is kept. */
export const isTooLong = (name: string): boolean =>
	[...name].length > NAME_MAX || new TextEncoder().encode(name).byteLength > NAME_MAX_BYTES;

/** A name as it is sorted and compared with its neighbours. */
export const sortNameOf = (name: string): string => name.toLowerCase().normalize("NFC");

/** What follows the last dot, in lower case; "" where there is none. */
export function extensionOf(name: string): string {
	const at = name.lastIndexOf(".");
	return at > 0 && at < name.length - 1 ? name.slice(at + 1).toLowerCase() : "";
}

/** The next name beside those that are taken: `Plan (2).pdf`. */
export function nextName(name: string, taken: ReadonlySet<string>): string {
	if (!taken.has(sortNameOf(name))) return name;
	const extension = extensionOf(name);
	const stem = extension === "" ? name : name.slice(0, -extension.length - 1);
	const [, first = stem] = /^(.*?)(?: \(\d+\))?$/.exec(stem) ?? [];
	for (let number = 2; ; number++) {
		const ending = ` (${number})${extension === "" ? "" : `.${extension}`}`;
		const room = NAME_MAX - [...ending].length;
		let start = [...first].slice(0, room).join("");
		while (isTooLong(`${start}${ending}`)) start = [...start].slice(0, -1).join("");
		if (!taken.has(sortNameOf(`${start}${ending}`))) return `${start}${ending}`;
	}
}

/** The folders of a relative path, cleaned: `Course/Week 1/plan.pdf` gives `Course` and `Week 1`. */
export function foldersOf(path: string): string[] {
	return path
		.split(/[/\\]/)
		.slice(0, -1)
		.filter((part) => part.trim() !== "" && !/^\.+$/.test(part.trim()))
		.map(cleanName);
}
