import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { formAssignments, forms } from "#db/schema/forms";

/** A condition: the form takes replies now, whatever was read of it before. */
export const isStillOut = ({ tenant }: TenantContext, formId: string): SQL =>
	sql`exists (select 1 from ${forms} where ${and(
		eq(forms.tenantId, tenant.id),
		eq(forms.id, formId),
		eq(forms.status, "open"),
		isNull(forms.deletedAt),
	)})`;

/** A condition: what an assignment asks for is still due on this day. */
export const isStillDue = ({ tenant }: TenantContext, assignmentId: string, dueOn: string | undefined): SQL =>
	sql`exists (select 1 from ${formAssignments} where ${and(
		eq(formAssignments.tenantId, tenant.id),
		eq(formAssignments.id, assignmentId),
		sql`${dueDay} is ${dueOn ?? null}`,
	)})`;

/** The day that an assignment's schedule names. */
export const dueDay = sql`json_extract(${formAssignments.schedule}, '$.dueOn')`;
