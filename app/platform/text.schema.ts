import * as z from "zod";

/** A text of any length up to `most`, without blanks around it; `missing`: what is said where it is none. */
export const text = (most: number, missing = "wrongType") =>
	z.string(missing).trim().max(most, `tooLong?count=${most}`);

/** The same for names, titles and all that stands on one line: with a line break or another control character it is refused. */
export const oneLine = (most: number, missing = "wrongType") =>
	text(most, missing).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "oneLine");

/** What names a record: its id, its guid, or in some places its short name. */
export const id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
