import type * as z from "zod";
import { TENANT_ROOT } from "#app/media/library/constants";
import type { FileItem, FolderItem } from "#app/media/library/items";
import type { PickCall as Call } from "#app/media/library/library.schema";
import { listFolder } from "#app/media/library/list-folder.server";
import { searchFiles } from "#app/media/library/search-files.server";
import { listShared } from "#app/media/library/shared.server";
import type { Visit } from "#app/platform/tenant/context";
import { serializeItemFile } from "./serialize.server";

type PickCall = z.output<typeof Call>;

/** Folders and files to choose from, with the way to where they lie and whether files may be uploaded there. */
export async function pickFrom(visit: Visit, input: PickCall) {
	const { folders, files, crumbs, takes, next } = await look(visit, input);
	return {
		folders: folders.map(({ id, name }) => ({ id, name })),
		items: files.map((file) => ({ ...serializeItemFile(visit, file), kind: file.kind, extension: file.extension })),
		...{ crumbs, takes, next },
	};
}

type Looked = {
	folders: FolderItem[];
	files: FileItem[];
	crumbs: { id: string; name: string }[];
	takes: boolean;
	next: string | null;
};

async function look(visit: Visit, { place, folder: inside = "", q, kind, limit, cursor }: PickCall): Promise<Looked> {
	const none = { crumbs: [], takes: false };
	const paging = { limit, cursor, kind };
	if (q) {
		const nothing = {
			person: undefined,
			tag: undefined,
			from: undefined,
			until: undefined,
			folder: undefined,
			marked: false,
		};
		const { files, next } = await searchFiles(visit, { ...paging, ...nothing, q });
		return { ...none, folders: [], files, next };
	}
	const sort = "name" as const;
	if (inside === "" && (place === "withme" || place === "open")) {
		const found = await listShared(visit, { ...paging, sort, part: place, person: undefined, folder: undefined });
		if (found.part === "open") return { ...none, folders: [], files: found.files, next: found.next };
		const items = found.part === "withme" ? found.items : [];
		const folders = items.flatMap(({ folder: one }) => one ?? []);
		return { ...none, folders, files: items.flatMap(({ file }) => file ?? []), next: found.next };
	}
	const at = inside || (place === "organisation" ? TENANT_ROOT : "");
	const { folders, files, breadcrumb, right, next } = await listFolder(visit, { ...paging, sort, folder: at });
	return { folders, files, crumbs: breadcrumb, takes: right !== "view", next };
}
