import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { notFound } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { formDrafts, forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import type { FormSettings } from "./settings";

/** A form's row, with the parts whose shape only the engine knows. */
export type Form = Omit<Row<typeof forms>, "settings"> & { settings: FormSettings };
/** What is being written of a form. */
export type Draft = { definition: Definition; revision: number; updatedAt: number; editorId: string };
export type Version = { id: string; formId: string; number: number; definition: Definition };

/** What was checked when it was written is trusted when it is read. */
export const asForm = (row: Row<typeof forms>): Form => row as unknown as Form;
export const asVersion = ({ id, formId, number, definition }: Row<typeof formVersions>): Version => ({
	id,
	formId,
	number,
	definition: definition as unknown as Definition,
});

/** The form, where it is this area's and not in the trash; else `notFound`. */
export function mine(area: Area, row: Row<typeof forms> | null | undefined): Form {
	if (row?.moduleKey !== area.moduleKey || row.deletedAt !== null) throw notFound();
	return asForm(row);
}

/** How a form is named: by its id, by its public guid, or by its name in addresses. */
export type FormKey = { id: string } | { guid: string } | { slug: string };

const isIt = (area: Area, key: FormKey) =>
	and(
		"id" in key ? eq(forms.id, key.id) : "guid" in key ? eq(forms.guid, key.guid) : eq(forms.slug, key.slug),
		eq(forms.moduleKey, area.moduleKey),
	);

/** The form's id, inside a condition on rows that belong to it. */
export const formIdBy = ({ tenant }: TenantContext, area: Area, key: FormKey): SQL =>
	sql`(select ${forms.id} from ${forms} where ${and(eq(forms.tenantId, tenant.id), isIt(area, key))})`;

/** A condition on what belongs to a form: to this one, or to those whose ids a query gives. */
export const isOfForm = (column: SQLiteColumn, form: string | SQL): SQL =>
	typeof form === "string" ? eq(column, form) : sql`${column} in ${form}`;

/** A form with its draft and the version that is answered now. */
export type ReadForm = { form: Form; draft: Draft; version: Version | null };

/** A form with its draft and the version that is answered now, in one round trip: for those who write it. Throws `notFound`. */
export async function readForm(ctx: TenantContext, area: Area, key: FormKey): Promise<ReadForm> {
	return formIn(area, (await ctx.rows.read({ found: readingForm(ctx, area, key) })).found);
}

/** The read of it, for those who send it with others; `formIn` says what it gave. */
export const readingForm = ({ rows }: TenantContext, area: Area, key: FormKey) =>
	rows.listingWith(
		forms,
		{ draft: [formDrafts, forms.id], version: [formVersions, forms.currentVersionId] },
		{ where: isIt(area, key), limit: 1 },
	);

type FoundForm = {
	row: Row<typeof forms>;
	draft: Row<typeof formDrafts> | null;
	version: Row<typeof formVersions> | null;
};

/** The form that was read, with its draft and its version. Throws `notFound`. */
export function formIn(area: Area, [one]: FoundForm[]): ReadForm {
	const form = mine(area, one?.row);
	if (!one?.draft) throw notFound();
	const draft = { ...one.draft, definition: one.draft.definition as unknown as Definition };
	return { form, draft, version: one.version && asVersion(one.version) };
}

/** A form with the version that is answered now and nothing of its draft, where there is one. */
export type OpenForm = { form: Form; version: Version | null };

/** A form with the version that is answered now and nothing of its draft: for those who answer it. Throws `notFound`. */
export async function readOpenForm(ctx: TenantContext, area: Area, key: FormKey): Promise<OpenForm> {
	return openFormIn(area, (await ctx.rows.read({ found: readingOpenForm(ctx, area, key) })).found);
}

/** The read of it, for those who send it with others; `openFormIn` says what it gave. */
export const readingOpenForm = ({ rows }: TenantContext, area: Area, key: FormKey) =>
	rows.listingWith(forms, { version: [formVersions, forms.currentVersionId] }, { where: isIt(area, key), limit: 1 });

/** The form that was read, with its version. Throws `notFound`. */
export function openFormIn(
	area: Area,
	[one]: { row: Row<typeof forms>; version: Row<typeof formVersions> | null }[],
): OpenForm {
	return { form: mine(area, one?.row), version: one?.version ? asVersion(one.version) : null };
}
