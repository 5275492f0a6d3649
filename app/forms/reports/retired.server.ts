import { and, eq, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formVersions } from "#db/schema/forms";
import { asVersion, type Version } from "../store/form-row.server";

/** The versions of a form that asked something which the next one does not, or as another measure: of most forms none. */
export function readingRetiring({ rows }: TenantContext, formId: string): PendingRead<Version[]> {
	const takesAway = sql`exists (select 1 from form_versions as later, json_each(later.changes) as change
		where later.tenant_id = ${formVersions.tenantId} and later.form_id = ${formVersions.formId}
		and later.number = ${formVersions.number} + 1
		and (json_extract(change.value, '$.kind') in ('retired', 'optionRetired', 'rowRetired')
			or json_extract(change.value, '$.replies') = 'apart'))`;
	const { query, shape } = rows.listing(formVersions, { where: and(eq(formVersions.formId, formId), takesAway) });
	return { query, shape: (found) => shape(found).map(asVersion) };
}
