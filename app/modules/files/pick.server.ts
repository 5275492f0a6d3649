import * as z from "zod";
import { TENANT_ROOT } from "#app/media/library/constants";
import type { FileItem, FolderItem } from "#app/media/library/items";
import { filter, folder } from "#app/media/library/library.schema";
import { listFolder } from "#app/media/library/list-folder.server";
import { searchFiles } from "#app/media/library/search-files.server";
import { listShared } from "#app/media/library/shared.server";
import { Paging } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { fileKinds } from "#db/schema/media";
import { presentItemFile } from "./present.server";

/** What the picker looks at: a place and a folder in it, or with `q` all that the caller sees; `kind` narrows both. */
export const PickCall = z.object({
	tenantId: z.string("wrongType").optional(),
	place: z.enum(["mine", "organisation", "withme", "open"]).default("mine").catch("mine"),
	folder: folder.optional(),
	q: filter(z.string().trim().max(200)),
	kind: filter(z.enum(fileKinds)),
	...Paging.shape,
});
type PickCall = z.output<typeof PickCall>;

/** Folders and files to choose from, with the way to where they lie and whether files may be uploaded there. */
export async function pickFrom(visit: Visit, input: PickCall) {
	const { folders, files, crumbs, takes, next } = await look(visit, input);
	const fits = files.filter(({ kind }) => input.kind === undefined || kind === input.kind);
	return {
		folders: folders.map(({ id, name }) => ({ id, name })),
		items: fits.map((file) => ({ ...presentItemFile(visit, file), kind: file.kind, extension: file.extension })),
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
	const paging = { limit, cursor };
	if (q) {
		const nothing = { person: undefined, tag: undefined, from: undefined, until: undefined, folder: undefined };
		const { files, next } = await searchFiles(visit, { ...paging, ...nothing, q, kind });
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
