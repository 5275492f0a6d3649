import { and, eq, isNull, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { formEvents } from "#app/forms/participant.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { type EventSource, participantPart } from "#app/platform/tenant/participant.server";
import { activityComments, activityLogs } from "#db/schema/activity-log";
import { people } from "#db/schema/directory";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { logsOpenTo } from "./reading.server";

const [daysFilled] = formEvents({
	...{ area, key: "activityLog", kind: "activityLog", icon: "notebook-pen", isAbout: true },
	reply: ({ tenant }, _, { day }, form) => paths(tenant.guid).read(form.id, { day, month: day.slice(0, 7) }),
});

/** Logs that a client was given. */
const logsGiven: EventSource = {
	...{ key: "activityLogMade", kind: "activityLog", icon: "plus" },
	reading: (asker, whom, page) => {
		const place = page.place(activityLogs.createdAt, activityLogs.id);
		const { query, shape } = asker.rows.listingWith(
			activityLogs,
			{ by: [people, activityLogs.authorId, NAMED] },
			{
				where: and(eq(activityLogs.clientId, whom.id), isNull(activityLogs.deletedAt), logsOpenTo(asker), place.where),
				orderBy: place.orderBy,
				limit: page.limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, createdAt, title }, by }) => ({
					...{ id, at: createdAt, params: { title }, by: by && nameOf(by as never) },
					href: paths(asker.tenant.guid).read(id),
				})),
		};
	},
};

/** What client and advisor have written to each other about a day. */
const comments: EventSource = {
	...{ key: "activityLogComment", kind: "activityLog", icon: "message-circle" },
	reading: (asker, whom, page) => {
		const place = page.place(activityComments.createdAt, activityComments.id);
		const logs = and(
			eq(activityLogs.tenantId, asker.tenant.id),
			eq(activityLogs.clientId, whom.id),
			isNull(activityLogs.deletedAt),
			logsOpenTo(asker),
		);
		const { query, shape } = asker.rows.listingWith(
			activityComments,
			{ by: [people, activityComments.authorId, NAMED] },
			{
				where: and(
					sql`${activityComments.logId} in (select ${activityLogs.id} from ${activityLogs} where ${logs})`,
					place.where,
				),
				orderBy: place.orderBy,
				limit: page.limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, createdAt, text, logId, day }, by }) => ({
					...{ id, at: createdAt, text, by: by && nameOf(by as never) },
					href: paths(asker.tenant.guid).read(logId, { day, month: day.slice(0, 7) }),
				})),
		};
	},
};

const mayMake = ({ access }: Visit) => access.level >= LEVEL_CLIENTS;

export const participant = participantPart(manifest, {
	...{ staff: "readreply", own: "readreply" },
	events: [...(daysFilled ? [{ ...daysFilled, isRoutine: true }] : []), logsGiven, comments],
	actions: (asker, { id }, follows) =>
		mayMake(asker) && (follows || asker.access.level >= LEVEL_ALL)
			? [{ key: "newLog", icon: "notebook-pen", to: paths(asker.tenant.guid).makeFor(id) }]
			: [],
});
