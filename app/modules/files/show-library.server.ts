import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { TENANT_ROOT } from "#app/media/library/constants";
import { showFile } from "#app/media/library/details.server";
import { showFolder } from "#app/media/library/folder-details.server";
import type { FileItem } from "#app/media/library/items";
import { type FolderListing, listFolder } from "#app/media/library/list-folder.server";
import { searchFiles } from "#app/media/library/search-files.server";
import { listShared, searchShared } from "#app/media/library/shared.server";
import { Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import type { SharedQuery, YoursQuery } from "./library-page.schema";

const about = ({ tenant, user, access }: Visit) => ({
	tenant: { id: tenant.id, guid: tenant.guid, name: tenant.name },
	me: user.id,
	level: access.level,
});

/** One's own files as their screen has them: a folder, or what a search has found, and the panel of a file. */
export async function showYours(visit: Visit, { file, dir, tab, ...input }: z.output<typeof YoursQuery>) {
	const filters = filtersOf(input);
	const isSearch = isLooking(filters);
	const [listing, panel, chosen] = await Promise.all([
		listYours(visit, input),
		showPanel(visit, { file, dir, tab }),
		readingChosen(visit, input),
	]);
	const { folders, files, next } = listing;
	return {
		...about(visit),
		...{ folders, files, next, panel, filters, isSearch },
		owners: isSearch ? ownersOf(files, chosen) : [],
		place: isSearch ? null : placeOf(listing as FolderListing),
		/** The folder in which is searched; "" is everywhere. */
		within: input.folder ?? "",
	};
}

/** The shared files as their screen has them: a folder or a way of sharing, or what a search in it has found. */
export async function showShared(visit: Visit, { file, dir, tab, ...input }: z.output<typeof SharedQuery>) {
	const filters = filtersOf(input);
	const isSearch = isLooking(filters);
	const [listing, panel, chosen] = await Promise.all([
		listSharedPage(visit, input),
		showPanel(visit, { file, dir, tab }),
		readingChosen(visit, input),
	]);
	const { part = "organisation" } = input;
	const files = "files" in listing ? listing.files : [];
	return {
		...about(visit),
		...{ files, panel, filters, isSearch, next: listing.next },
		part: input.folder && part === "open" ? ("organisation" as const) : part,
		folders: "folders" in listing ? listing.folders : [],
		items: "items" in listing ? listing.items : [],
		owners: isSearch ? ownersOf(files, chosen) : [],
		place: "space" in listing ? placeOf(listing) : null,
		within: input.folder ?? "",
	};
}

/** A page of one's own files: of a folder, or of what a search has found. */
export const listYours = (visit: Visit, input: Omit<z.output<typeof YoursQuery>, "file" | "dir" | "tab">) =>
	isLooking(filtersOf(input))
		? searchFiles(visit, { ...input, folder: input.folder || undefined })
		: listFolder(visit, input);

/** The same of the shared files. */
export const listSharedPage = (visit: Visit, input: Omit<z.output<typeof SharedQuery>, "file" | "dir" | "tab">) =>
	isLooking(filtersOf(input)) ? searchShared(visit, input) : listShared(visit, input);

type Looked = z.output<typeof SharedQuery> & { marked?: boolean };

const filtersOf = ({ q, kind, person, tag, from, until, marked = false }: Omit<Looked, "file" | "dir" | "tab">) => ({
	...{ q: q ?? "", kind: kind ?? "", from: from ?? "", until: until ?? "", tag: tag ?? "" },
	...{ person: person ?? "", marked },
});

const isLooking = (filters: ReturnType<typeof filtersOf>) => Object.values(filters).some(Boolean);

const readingChosen = (visit: Visit, { person }: { person?: string }) =>
	person ? visit.rows.find(people, person) : undefined;

/** Whose the files of a search are, and who was asked for: each once, by name. */
function ownersOf(files: readonly FileItem[], chosen: (Parameters<typeof nameOf>[0] & { id: string }) | undefined) {
	const names = new Map(chosen ? [[chosen.id, nameOf(chosen)]] : []);
	for (const { owner } of files) if (owner) names.set(owner.id, owner.name);
	return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

const placeOf = ({ folder, name, breadcrumb, right, isTeam, space, rules }: FolderListing) => ({
	...{ folder, name, breadcrumb, right, isTeam, rules },
	// What lies in the organisation's own folders counts in nobody's own space.
	space: { ...space, mine: isTeam ? null : space.mine },
	isRoot: folder === "" || folder === TENANT_ROOT,
});

type PanelOf = Pick<z.output<typeof YoursQuery>, "file" | "dir" | "tab">;

/** What the panel shows; null for a file or folder that has just gone to the trash, or to somebody else. */
async function showPanel(
	visit: Visit,
	{ file, dir, tab = null }: Omit<PanelOf, "tab"> & { tab?: PanelOf["tab"] | null },
) {
	const withSharing = tab === "sharing";
	if (file !== undefined) {
		const of = await unlessGone(showFile(visit, { id: file, withSharing }));
		return of && { kind: "file" as const, tab, ...of };
	}
	if (dir === undefined) return null;
	const of = await unlessGone(showFolder(visit, { id: dir, withSharing }));
	return of && { kind: "folder" as const, tab: tab === "versions" ? null : tab, ...of };
}

const unlessGone = <Result>(shown: Promise<Result>): Promise<Result | null> =>
	shown.catch((error: unknown) => {
		if (error instanceof Problem && error.kind === "notFound") return null;
		throw error;
	});
