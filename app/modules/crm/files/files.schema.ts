import * as z from "zod";
import { itemInAddress } from "#app/media/library/address";
import { id } from "#app/platform/text.schema";

const MOST = 5;
/** Bytes that a form with files takes: two of the largest, or five of the usual. */
export const FORM_MAX_BYTES = 21_000_000;

/** Files of a form; a field in which none was chosen is none. */
export const sentFiles = z.preprocess(
	(sent) => [sent ?? []].flat().filter((file) => file instanceof File && (file.size > 0 || file.name !== "")),
	z.array(z.unknown()).max(MOST, `tooMany?count=${MOST}`),
);
const idOf = (sent: unknown) => (typeof sent === "string" ? itemInAddress(sent.trim()) : sent);
/** Files of the library that are chosen beside them, by their ids or, without JavaScript, by their addresses. */
export const libraryFiles = z.preprocess(
	(sent) =>
		[sent ?? []]
			.flat()
			.filter((one) => one !== "")
			.map(idOf),
	z.array(id).max(MOST, `tooMany?count=${MOST}`),
);
export const FilesForm = z.object({ customer: id, files: sentFiles, libraryFiles });
export const FileRef = z.object({ id });
export const FilePage = z.object({ file: id });
