import { and, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formVersions } from "#db/schema/forms";
import { asVersion, isOfForm, type Version } from "../store/form-row.server";

/** The versions of a form, or of those that a query gives, that asked something which the next one does not, or as another measure: of most none. */
export function readingRetiring({ rows }: TenantContext, formId: string | SQL): PendingQuery<Version[]> {
	const takesAway = sql`exists (select 1 from form_versions as later, json_each(later.changes) as change
		where later.tenant_id = ${formVersions.tenantId} and later.form_id = ${formVersions.formId}
		and later.number = ${formVersions.number} + 1
		and (json_extract(change.value, '$.kind') in ('retired', 'optionRetired', 'rowRetired', 'columnRetired', 'columnChanged', 'columnOptionRetired')
			or json_extract(change.value, '$.replies') = 'apart'))`;
	const { query, shape } = rows.listing(formVersions, { where: and(isOfForm(formVersions.formId, formId), takesAway) });
	return { query, shape: (found) => shape(found).map(asVersion) };
}
