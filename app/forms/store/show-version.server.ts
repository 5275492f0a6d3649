import { asc, eq, inArray } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import { formVersions } from "#db/schema/forms";
import { asVersion, type Version } from "./form-row.server";

/** Any version of a form, for the replies that belong to it. Throws `notFound`. */
export async function readVersion({ rows }: TenantContext, id: string): Promise<Version> {
	const row = await rows.find(formVersions, id);
	if (!row) throw notFound();
	return asVersion(row);
}

/** The versions that replies were given to, by their ids. */
export async function versionsOf(
	{ rows }: TenantContext,
	replies: readonly { versionId: string }[],
): Promise<Map<string, Version>> {
	const ids = [...new Set(replies.map(({ versionId }) => versionId))];
	const found = await rows.list(formVersions, { where: inArray(formVersions.id, ids), limit: ids.length });
	return new Map(found.map((row) => [row.id, asVersion(row)]));
}

/** All versions of a form, oldest first: for exports and the dictionary, which speak of all of them. */
export async function readVersions({ rows }: TenantContext, formId: string): Promise<Version[]> {
	const found = await rows.list(formVersions, {
		where: eq(formVersions.formId, formId),
		orderBy: asc(formVersions.number),
		limit: 1000,
	});
	return found.map(asVersion);
}
