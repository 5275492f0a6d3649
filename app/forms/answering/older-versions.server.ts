import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { formReplies, forms, formVersions } from "#db/schema/forms";

/** A form's id by its public guid, inside a condition. */
export const formIdOf = ({ tenant }: TenantContext, guid: string): SQL =>
	sql`(select ${forms.id} from ${forms} where ${and(eq(forms.tenantId, tenant.id), eq(forms.guid, guid.toLowerCase()))})`;

/** Earlier versions of a form that somebody may be in the middle of: the one that they say, and those of what they have begun (`drafts`: which replies that is). */
export function readingOlder(
	{ rows, tenant }: TenantContext,
	formId: SQL,
	{ versionId = "", drafts }: { versionId?: string; drafts?: SQL },
) {
	const begun = sql`(select ${formReplies.versionId} from ${formReplies}
		where ${and(eq(formReplies.tenantId, tenant.id), drafts)})`;
	const newest = sql`(select ${forms.currentVersionId} from ${forms}
		where ${and(eq(forms.tenantId, tenant.id), eq(forms.id, formId))})`;
	const wanted = eq(formVersions.id, versionId);
	return rows.listing(formVersions, {
		where: and(
			drafts === undefined ? wanted : or(wanted, inArray(formVersions.id, begun)),
			eq(formVersions.formId, formId),
			ne(formVersions.id, newest),
		),
		limit: 20,
	});
}
