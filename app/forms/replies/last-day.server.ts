import { and, eq, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { sent } from "./open-to.server";

/** The last day on which something was answered about a subject by the forms of an area, "" for none: as SQL, for a column of the module. */
export function lastDayAbout(
	{ tenant }: TenantContext,
	{ moduleKey }: Pick<Area, "moduleKey">,
	subjectId: string,
): SQL {
	const itsForm = and(
		eq(forms.tenantId, formReplies.tenantId),
		eq(forms.id, formReplies.formId),
		eq(forms.moduleKey, moduleKey),
	);
	const about = and(
		eq(formReplies.tenantId, tenant.id),
		eq(formReplies.subjectId, subjectId),
		sent,
		sql`exists (select 1 from ${forms} where ${itsForm})`,
	);
	return sql`coalesce((select max(${formReplies.day}) from ${formReplies} where ${about}), '')`;
}
