import { defineList } from "#app/lists/definition";
import type { FileKind } from "#app/media/library/file-types";

const shown = { show: "always", exported: true } as const;
const name = { key: "name", kind: "text", label: "files:list.name", sortable: true, ...shown } as const;
const kilobytes = { key: "kilobytes", kind: "number", label: "files:list.kilobytes", ...shown } as const;
const until = { key: "expiresAt", kind: "date", label: "fileSharing:links.until", ...shown } as const;
const choices: Record<FileKind | "folder", string> = {
	folder: "filesPanel:about.folder",
	image: "files:kind.image",
	video: "files:kind.video",
	audio: "files:kind.audio",
	pdf: "files:kind.pdf",
	document: "files:kind.document",
	sheet: "files:kind.sheet",
	slides: "files:kind.slides",
	text: "files:kind.text",
	archive: "files:kind.archive",
	other: "files:kind.other",
};

/** Folders and files as a file for a spreadsheet has them. */
export const entriesExport = defineList({
	key: "files.entries",
	sort: "name",
	columns: [
		name,
		{ key: "kind", kind: "choice", label: "files:search.kind", choices, ...shown },
		{ key: "owner", kind: "person", label: "files:list.owner", ...shown },
		kilobytes,
		{ key: "updatedAt", kind: "date", label: "files:list.date", ...shown },
		{ key: "tags", kind: "tags", label: "files:search.tag", ...shown },
		until,
	],
});

/** What lies in the trash. */
export const trashExport = defineList({
	key: "files.trash",
	sort: "name",
	columns: [
		name,
		kilobytes,
		{ key: "deletedAt", kind: "date", label: "files:list.deleted", ...shown },
		{ key: "goneAt", kind: "date", label: "files:list.gone", ...shown },
	],
});

/** What somebody shares. */
export const sharesExport = defineList({
	key: "files.shares",
	sort: "name",
	columns: [
		{ ...name, label: "fileSharing:links.name" },
		{ key: "label", kind: "text", label: "fileSharing:link.label", ...shown },
		{ key: "with", kind: "text", label: "fileSharing:links.with", ...shown },
		{ key: "at", kind: "date", label: "fileSharing:links.at", ...shown },
		until,
		{ key: "lastUsedAt", kind: "date", label: "fileSharing:links.last", ...shown },
	],
});
