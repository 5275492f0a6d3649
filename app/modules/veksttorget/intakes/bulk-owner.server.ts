import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkField } from "#app/lists/bulk-field.server";
import { hasId } from "#app/lists/chosen.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { intakes } from "#db/schema/veksttorget";
import type { BulkOwner } from "./intakes.schema";
import { intakeSource, visibleIntakes } from "./intakes.source.server";
import { assertOwner } from "./owners.server";

const fields = bulkField({
	source: intakeSource,
	values: { ownerId: z.string().max(100).nullable() },
	chosen: visibleIntakes,
	visible: visibleIntakes,
	after: (visit, rows) =>
		assigning(
			visit,
			rows.map(({ id }) => id),
		),
	feedback: { same: "veksttorget:errors.sameOwner", back: "veksttorget:told.ownersBack" },
});
export const ownerHandlers = fields.handlers;

/** Hands intakes over. */
export async function setOwners(visit: Visit, input: z.output<typeof BulkOwner>): Promise<BulkAnswer> {
	const { ownerId, ...chosen } = input;
	await assertOwner(visit, ownerId);
	return (await fields.set(visit, chosen, "ownerId", ownerId, { key: "veksttorget:told.owners" })).answer;
}

/** What follows from whose intakes are: that they are assigned, or new again. */
function assigning({ rows }: Visit, ids: string[]): PendingWrite[] {
	const where = (...conditions: (SQL | undefined)[]) => and(hasId(intakes, ids), ...conditions) as SQL;
	return [
		rows.deriving(intakes, where(eq(intakes.status, "new"), isNotNull(intakes.ownerId)), { status: "assigned" }),
		rows.deriving(intakes, where(eq(intakes.status, "assigned"), isNull(intakes.ownerId)), { status: "new" }),
	];
}
