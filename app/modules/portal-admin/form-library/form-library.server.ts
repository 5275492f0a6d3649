import { desc, getTableColumns } from "drizzle-orm";
import type * as z from "zod";
import { providedTitle } from "#app/forms/library/provided";
import { done } from "#app/platform/guard.server";
import { invalid, notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import type { ProvidedRow } from "#app/platform/tenant/provider-library.server";
import { portalFormLibrary } from "#db/schema/portal";
import { type Small, showSmall } from "../portal-list.server";
import type { ByItem, FormLibraryPage, RenameItem } from "./form-library.schema";
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
	const item = await ctx.across.find(portalFormLibrary, id);
	if (!item) throw notFound();
	const [first = ""] = item.languages;
	const title = titles[first];
	if (!title) throw invalid({ [`titles.${first}`]: "required" });
	const { origins, ...rest } = item.definition as { origins?: { id: string; title: string }[] };
	const named = origins?.map((origin) => (origin.id === id ? { ...origin, title } : origin));
	const definition = { ...rest, ...(named && { origins: named }) };
	const patch = { titles, sortTitle: title.toLowerCase(), definition };
	await ctx.across.commit([ctx.across.changing(portalFormLibrary, id, patch)]);
	return told("renamed");
}

/** Offers an item no longer; forms that have it keep it, and to what it has locked. */
export async function withdrawItem(ctx: PortalContext, { id }: z.output<typeof ByItem>) {
	await stand(ctx, id, ctx.now.getTime());
	return told("withdrawn");
}

export async function offerAgain(ctx: PortalContext, { id }: z.output<typeof ByItem>) {
	await stand(ctx, id, null);
	return told("offeredAgain");
}

async function stand(ctx: PortalContext, id: string, withdrawnAt: number | null) {
	const [changed] = await ctx.across.commit([ctx.across.changing(portalFormLibrary, id, { withdrawnAt })]);
	if (!changed) throw notFound();
}

const told = (key: string) => done({ snackbar: { key: `providerLibrary:told.${key}`, kind: "success" } });
