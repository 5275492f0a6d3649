import * as z from "zod";

const MOST_FILES = 5;
/** Bytes that a form with files takes. */
export const FILES_FORM_MAX = 21_000_000;

/** Files that are put on a record at once. */
export const filesOfForm = z.preprocess(
	(sent) => [sent ?? []].flat().filter((file) => file instanceof File && (file.size > 0 || file.name !== "")),
	z.array(z.unknown()).min(1, "onRecord:errors.noFile").max(MOST_FILES, `tooMany?count=${MOST_FILES}`),
);
