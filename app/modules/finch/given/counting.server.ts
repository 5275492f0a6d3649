import { and, eq, ne, sql } from "drizzle-orm";
import { hasId } from "#app/lists/chosen.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { givenForms, students } from "#db/schema/finch";

/** The write that counts anew what students were given and have answered; after the write that changes it. */
export function countingGiven({ rows, tenant }: TenantContext, studentIds: readonly string[]): PendingWrite {
	const own = and(eq(givenForms.tenantId, tenant.id), eq(givenForms.studentId, students.id));
	const answered = and(own, ne(givenForms.answeredOn, ""));
	return rows.deriving(students, hasId(students, studentIds), {
		given: sql`(select count(*) from ${givenForms} where ${own})`,
		answered: sql`(select count(*) from ${givenForms} where ${answered})`,
		lastOn: sql`coalesce((select max(${givenForms.answeredOn}) from ${givenForms} where ${own}), '')`,
	});
}
