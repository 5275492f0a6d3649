import { and, asc, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays } from "#app/platform/clock";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { placements } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { followUpTasks } from "../meetings/own-follow-ups.server";
import { paths } from "../paths";
import { todayOf } from "./placements.server";
import { openPlacements } from "./visible.server";

/** Days before its start on which a placement that lacks something is told of. */
const AHEAD = 14;

/** Placements that one follows up: those that lack something near their start, and those that have ended and are not closed. */
export const needs = needsOfModule(manifest, "form", {
	tasks: followUpTasks,
	reading: (visit, limit) => {
		const { timeZone, guid } = visit.tenant;
		const day = todayOf(visit);
		const { advisorId, cancelReason, missing, startsOn, endsOn, id } = placements;
		const lacks = and(gt(missing, 0), lte(startsOn, addDays(day, AHEAD)));
		const { query, shape } = visit.rows.listing(placements, {
			where: and(eq(advisorId, visit.user.id), isNull(cancelReason), or(lacks, lt(endsOn, day)), openPlacements(visit)),
			orderBy: [asc(startsOn), asc(id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map((row): ModuleNeed => {
					const isOver = row.endsOn < day;
					const dueOn = isOver ? row.endsOn : row.startsOn;
					return {
						...{ id: row.id, kind: isOver ? "placementEnded" : "placementMissing", icon: "clipboard-list" },
						tone: "warning",
						title: isOver
							? { key: "home:need.placementEnded", params: { name: row.participantName } }
							: {
									key: "home:need.placementMissing",
									params: { name: row.participantName, count: row.missing },
								},
						...{ since: row.updatedAt, dueAt: dayStart(addDays(dueOn, 1), timeZone), dueOn },
						href: paths(guid).placement(row.id),
					};
				}),
		};
	},
	waiting: `from verdal_placements x where x.tenant_id = a.tenant_id and x.advisor_id = a.user_id
		and x.deleted_at is null and x.archived_at is null and x.cancel_reason is null
		and ((x.missing > 0 and x.starts_on <= date('now', '+${AHEAD} days')) or x.ends_on < date('now'))`,
});
