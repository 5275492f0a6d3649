import { desc, eq, getTableColumns } from "drizzle-orm";
import type * as z from "zod";
import type { Definition } from "#app/forms/definition/definition";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { lockedBy } from "#app/forms/library/extract";
import { assertSourced } from "#app/forms/library/library.server";
import { providedTitle } from "#app/forms/library/provided";
import { done } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { PORTAL } from "#app/platform/tenant/across.server";
import type { PortalContext } from "#app/platform/tenant/context";
import type { ProvidedItem, ProvidedRow } from "#app/platform/tenant/provider-library.server";
import { portalFormLibrary } from "#db/schema/portal";
import { type Small, showSmall } from "../portal-list.server";
import type { ByItem, FormLibraryPage, LockItem, RenameItem } from "./form-library.schema";
import { formLibraryList } from "./form-library-list";

const MOST = 1000;

/** A page of what the provider offers, and has withdrawn. */
export async function showFormLibrary(ctx: PortalContext, query: z.output<typeof FormLibraryPage>) {
	const { definition: _, ...columns } = getTableColumns(portalFormLibrary);
	const { found } = await ctx.across.read({
		found: ctx.across.reading<ProvidedRow>((db) =>
			db.select(columns).from(portalFormLibrary).orderBy(desc(portalFormLibrary.id)).limit(MOST),
		),
	});
	const rows = found.map((row) => ({ ...row, title: providedTitle(row, ctx.language) }));
	return { ...showSmall(ctx, listOf(rows), query), hasAny: rows.length > 0 };
}

export type OfferedRow = ProvidedRow & { title: string };

const listOf = (rows: OfferedRow[]): Small<OfferedRow> => ({
	definition: formLibraryList,
	rows,
	id: ({ id }) => id,
	text: ({ titles, source }) => [...Object.values(titles), source].join(" "),
	value: (row, column) => {
		if (column === "state") return row.withdrawnAt === null ? "offered" : "withdrawn";
		if (column === "kind") return row.kind;
		if (column === "questions") return row.questions;
		return column === "updated" ? row.updatedAt : row.title;
	},
});

/** Gives an item other names, one in its first language at least. Forms that have it keep the one that it had. */
export async function renameItem(ctx: PortalContext, { id, titles }: z.output<typeof RenameItem>) {
	const item = await readOffered(ctx, id);
	const [first = ""] = item.languages;
	const title = titles[first as Language];
	if (!title) throw invalid({ [`titles.${first}`]: "required" });
	const { origins, ...rest } = item.definition;
	const named = origins?.map((origin) => ({ ...origin, title }));
	const definition = { ...rest, ...(named && { origins: named }) };
	await change(ctx, item, { titles, sortTitle: title.toLowerCase(), definition });
	return doneWith("renamed");
}

/**
 * Locks other parts of an item, or none, for who takes it from now on. Forms that have it keep to what it had locked when they took it,
 * and so does what an organisation has kept of it in its own library.
 */
export async function lockItem(ctx: PortalContext, { id, locks, source, licence }: z.output<typeof LockItem>) {
	assertSourced({ source, licence });
	const item = await readOffered(ctx, id);
	const title = textIn(item.titles as Texts, item.definition.languages[0]).text;
	const definition = { ...lockedBy(item.definition, { id, title, source, licence, locks }) };
	await change(ctx, item, { locks, source, licence, definition });
	return doneWith(locks.length > 0 ? "locked" : "unlocked");
}

async function readOffered(ctx: PortalContext, id: string) {
	const item = await ctx.across.find(portalFormLibrary, id);
	if (!item) throw notFound();
	return { ...item, definition: item.definition as unknown as Definition };
}

type Change = Partial<Pick<ProvidedItem, "titles" | "sortTitle" | "locks" | "source" | "licence" | "definition">>;

/** Names and locks both stand in the definition: of two who change it at once the second is told. */
async function change({ across }: PortalContext, { id, updatedAt }: ProvidedItem, patch: Change) {
	const unmoved = eq(portalFormLibrary.updatedAt, updatedAt);
	const [changed] = await across.commit([across.changing(portalFormLibrary, id, patch, PORTAL, unmoved)]);
	if (!changed) throw conflict();
}

/** Offers an item no longer; forms that have it keep it, and to what it has locked. */
export async function withdrawItem(ctx: PortalContext, { id }: z.output<typeof ByItem>) {
	await stand(ctx, id, ctx.now.getTime());
	return doneWith("withdrawn");
}

export async function offerAgain(ctx: PortalContext, { id }: z.output<typeof ByItem>) {
	await stand(ctx, id, null);
	return doneWith("offeredAgain");
}

async function stand(ctx: PortalContext, id: string, withdrawnAt: number | null) {
	const [changed] = await ctx.across.commit([ctx.across.changing(portalFormLibrary, id, { withdrawnAt })]);
	if (!changed) throw notFound();
}

const doneWith = (key: string) => done({ snackbar: { key: `providerLibrary:told.${key}`, kind: "success" } });
