import type { ExportCell } from "./export-column";

/** Writes a file of rows piece by piece, so that no more than a page of them is held. */
export type RowWriter = {
	/** The file's beginning, with the names of the columns. */
	start: () => Uint8Array;
	rows: (rows: readonly (readonly ExportCell[])[]) => Uint8Array;
	end: () => Uint8Array;
};
