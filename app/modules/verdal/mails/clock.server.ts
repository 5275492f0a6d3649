import { and, between, eq, isNull, type SQL, sql } from "drizzle-orm";
import { addDays, today } from "#app/platform/clock";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { placementMailSettings, placementMails, placements } from "#db/schema/verdal";
import { aboutOf, tellId, tellJob } from "./tell.server";

/** Placements of one kind that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;
/** How many days back a day is caught up, where the clock has missed it. */
const BACK = 2;

const { daysBefore } = placementMailSettings;

/** What comes with a day, and on which days it is told. */
const days = {
	started: (day: string) => between(placements.startsOn, addDays(day, -BACK), day),
	endsSoon: (day: string) =>
		and(
			between(placements.endsOn, day, sql`date(${day}, '+' || ${daysBefore} || ' days')`),
			sql`${placements.startsOn} <= ${day}`,
		) as SQL,
	ended: (day: string) => between(placements.endsOn, addDays(day, -BACK), addDays(day, -1)),
};

/** Finds the placements that begin, end soon or have ended, where that is to be told, and enqueues one message for each. */
export async function sweepMails(context: RequestContext): Promise<void> {
	for (const event of Object.keys(days) as (keyof typeof days)[]) {
		const about = event === "started" ? placements.startsOn : placements.endsOn;
		const isSent = sql`exists (select 1 from ${placementMails} where ${and(
			eq(placementMails.tenantId, placements.tenantId),
			eq(placementMails.recordId, placements.id),
			eq(placementMails.event, event),
			sql`${placementMails.id} like '%:' || ${about}`,
		)})`;
		const due = await overTenants(context, (db) =>
			db
				.select({
					...{ tenantId: placements.tenantId, id: placements.id, startsOn: placements.startsOn },
					...{ endsOn: placements.endsOn, updatedAt: placements.updatedAt, archivedAt: placements.archivedAt },
				})
				.from(placementMailSettings)
				.innerJoin(
					placements,
					and(
						eq(placements.tenantId, placementMailSettings.tenantId),
						isNull(placements.deletedAt),
						isNull(placements.archivedAt),
						days[event](today("UTC", context.now)),
					),
				)
				.where(
					and(
						// Tenant by tenant, as the indexes begin with it.
						sql`${placementMailSettings.tenantId} in (select id from tenants)`,
						eq(placementMailSettings.id, event),
						eq(placementMailSettings.isEnabled, true),
						isNull(placements.cancelReason),
						eq(placements.missing, 0),
						sql`not ${isSent}`,
					),
				)
				.limit(MOST),
		);
		const messages = due.map(({ tenantId, ...placement }) => {
			const what = aboutOf(event, placement);
			const payload = { placementId: placement.id, event, about: what };
			return { tenantId, payload, id: tellId(placement.id, event, what) };
		});
		await enqueueMany(context, tellJob, messages);
	}
}
