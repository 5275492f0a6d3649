import { and, eq, type SQL, sql } from "drizzle-orm";
import { replyRecords } from "#app/forms/store/records.server";
import type { Viewer } from "#app/platform/tenant/context";
import { intakes } from "#db/schema/veksttorget";
import { visibleIntakes } from "./intakes/intakes.source.server";

/** What was answered opens with its intake. */
export const repliesOfIntakes = (viewer: Viewer): SQL =>
	sql`exists (select 1 from ${intakes} where ${and(
		eq(intakes.tenantId, viewer.tenant.id),
		eq(intakes.id, replyRecords.id),
		visibleIntakes(viewer),
	)})`;
