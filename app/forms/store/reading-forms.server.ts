import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { asForm, asVersion, type Form, type Version } from "./form-row.server";

/** Forms of an area with the versions that are answered now, to be read with a module's own rows; `where` is about `formRecords`. */
export function readingForms(
	{ rows }: TenantContext,
	area: Area,
	where: SQL,
	limit = 200,
	orderBy?: SQL | SQL[],
): PendingQuery<{ form: Form; version: Version | null }[]> {
	const { query, shape } = rows.listingWith(
		forms,
		{ version: [formVersions, forms.currentVersionId] },
		{ where: and(eq(forms.moduleKey, area.moduleKey), isNull(forms.deletedAt), where), orderBy, limit },
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, version }) => ({ form: asForm(row), version: version && asVersion(version) })),
	};
}

/** What lists show of a form, without its questions. */
const HEAD = [
	"guid",
	"slug",
	"title",
	"titles",
	"languages",
	"status",
	"settings",
	"isHealth",
	"isTemplate",
	"currentNumber",
	"replies",
	"lastReplyAt",
	"updatedAt",
] as const;
export type FormHead = Pick<Form, "id" | (typeof HEAD)[number]>;

/** The same forms without what they ask. */
export function readingFormHeads(
	{ rows }: TenantContext,
	area: Area,
	where: SQL,
	limit = 200,
): PendingQuery<FormHead[]> {
	const { query, shape } = rows.listingWith(
		forms,
		{},
		{
			where: and(eq(forms.moduleKey, area.moduleKey), isNull(forms.deletedAt), where),
			orderBy: [forms.sortTitle, forms.id],
			...{ limit, fields: ["id", ...HEAD] },
		},
	);
	return { query, shape: (found) => shape(found).map(({ row }) => row as FormHead) };
}

/** All versions of forms, oldest first, to be read with other rows; `formIds`: a list, or a query that gives them. */
export function readingVersions({ rows }: TenantContext, formIds: string[] | SQL): PendingQuery<Version[]> {
	const { query, shape } = rows.listing(formVersions, {
		where: inArray(formVersions.formId, formIds as never),
		orderBy: [asc(formVersions.formId), asc(formVersions.number)],
		limit: 1000,
	});
	return { query, shape: (found) => shape(found).map(asVersion) };
}
