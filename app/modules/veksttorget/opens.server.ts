import { and, eq, type SQL, sql } from "drizzle-orm";
import { replyRecords } from "#app/forms/store/records.server";
import type { Visit } from "#app/platform/tenant/context";
import { intakes } from "#db/schema/veksttorget";
import { visibleIntakes } from "./intakes/intakes.source.server";

/** What was answered opens with its intake. */
export const repliesOfIntakes = (visit: Visit): SQL =>
	sql`exists (select 1 from ${intakes} where ${and(
		eq(intakes.tenantId, visit.tenant.id),
		eq(intakes.id, replyRecords.id),
		visibleIntakes(visit),
	)})`;
