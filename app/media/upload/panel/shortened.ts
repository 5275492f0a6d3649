import type { Offered } from "../pick-files";

/** Characters of a name that every system takes. */
const LONGEST = 120;

/** The same file under a name that is not too long; its ending stays. */
export function shortened({ file, path }: Offered): Offered {
	const ending = /\.[^.]{1,10}$/.exec(file.name)?.[0] ?? "";
	const stem = [...file.name.slice(0, file.name.length - ending.length)].slice(0, LONGEST - ending.length).join("");
	return { file: new File([file], stem.trim() + ending, { type: file.type, lastModified: file.lastModified }), path };
}
