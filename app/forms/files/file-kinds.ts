import { fileTypes } from "#app/media/library/file-types";
import type { FileQuestion } from "../definition/question";

const wanted: Record<FileQuestion["accepts"], (kind: string) => boolean> = {
	pictures: (kind) => kind === "image",
	documents: (kind) => ["pdf", "document", "sheet", "slides", "text"].includes(kind),
	any: () => true,
};

/** The extensions of what a question takes. */
export const extensionsFor = (accepts: FileQuestion["accepts"]): string[] =>
	Object.entries(fileTypes)
		.filter(([, { kind }]) => wanted[accepts](kind))
		.map(([extension]) => extension);
