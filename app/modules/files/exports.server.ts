import type * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { exportPlain } from "#app/lists/export/export-plain.server";
import type { FileItem, FolderItem } from "#app/media/library/items";
import { TrashInput } from "#app/media/library/library.schema";
import { listMyShares } from "#app/media/library/my-shares.server";
import { listTrash } from "#app/media/library/trash.server";
import type { Visit } from "#app/platform/tenant/context";
import { entriesExport, sharesExport, trashExport } from "./exported.list";
import { SharedQuery, YoursQuery } from "./library-page.schema";
import { listSharedPage, listYours } from "./show-library.server";
import { LinksQuery } from "./show-links.server";

export const YoursFile = YoursQuery.extend(exportFormat);
export const SharedFile = SharedQuery.extend(exportFormat);
export const TrashFile = TrashInput.extend(exportFormat);
export const LinksFile = LinksQuery.extend(exportFormat);

/** Which page of the list: all else the page's own query says. */
type At = { limit: number; cursor?: string };

const inKilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

type Entry = { file: FileItem | null; folder: FolderItem | null; expiresAt?: number | null };
type EntryPage = { items: Entry[]; next: string | null };

const entriesOf = (folders: readonly FolderItem[], files: readonly FileItem[]): Entry[] => [
	...folders.map((folder) => ({ folder, file: null })),
	...files.map((file) => ({ file, folder: null })),
];

const entryCells = {
	name: ({ file, folder }: Entry) => file?.name ?? folder?.name ?? "",
	kind: ({ file }: Entry) => file?.kind ?? "folder",
	owner: ({ file, folder }: Entry) => (file ?? folder)?.owner?.name ?? null,
	kilobytes: ({ file }: Entry) => (file ? inKilobytes(file.size) : null),
	updatedAt: ({ file, folder }: Entry) => (file ?? folder)?.updatedAt ?? null,
	tags: ({ file }: Entry) => file?.tags ?? [],
	expiresAt: ({ expiresAt = null }: Entry) => expiresAt,
};

/** All that a folder of one's own holds, or that a search in them finds, as a file. */
export function exportYours(visit: Visit, { format, ...input }: z.output<typeof YoursFile>) {
	const read = async ({ limit, cursor }: At): Promise<EntryPage> => {
		const { folders, files, next } = await listYours(visit, { ...input, limit, cursor });
		return { items: entriesOf(folders, files), next };
	};
	return exportPlain(visit, entriesExport, format, { name: "files", read, cells: entryCells });
}

/** The same of the shared files. */
export function exportShared(visit: Visit, { format, ...input }: z.output<typeof SharedFile>) {
	const read = async ({ limit, cursor }: At): Promise<EntryPage> => {
		const page = await listSharedPage(visit, { ...input, limit, cursor });
		const items = "items" in page ? page.items : entriesOf("folders" in page ? page.folders : [], page.files);
		return { items, next: page.next };
	};
	return exportPlain(visit, entriesExport, format, { name: "shared-files", read, cells: entryCells });
}

/** What lies in the trash, as a file. */
export function exportTrash(visit: Visit, { format, ...input }: z.output<typeof TrashFile>) {
	const read = async ({ limit, cursor }: At) => {
		const { folders, files, next } = await listTrash(visit, { ...input, limit, cursor });
		return { items: [...folders.map((folder) => ({ ...folder, size: null })), ...files], next };
	};
	const kilobytes = ({ size }: { size: number | null }) => (size === null ? null : inKilobytes(size));
	return exportPlain(visit, trashExport, format, { name: "trash", read, cells: { kilobytes } });
}

type Share = Awaited<ReturnType<typeof listMyShares>>["items"][number];

/** What somebody shares, as a file. */
export function exportShares(visit: Visit, { format, ...input }: z.output<typeof LinksFile>) {
	const read = ({ limit, cursor }: At) => listMyShares(visit, { ...input, edit: undefined, limit, cursor });
	const cells = {
		name: ({ item }: Share) => item.name,
		with: ({ person, role }: Share) => person?.name ?? role ?? "",
	};
	return exportPlain(visit, sharesExport, format, { name: `shares-${input.kind}`, read, cells });
}
