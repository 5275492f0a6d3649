import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { placementFollowUps, placements } from "#db/schema/verdal";
import { paths } from "../paths";
import { openPlacements } from "../placements/visible.server";

/** Days on which somebody takes part in a follow-up at work: of the placements that they follow up, and of their own. */
export const followUpTasks: OwnTasks = {
	...{ kind: "placementFollowUp", icon: "calendar-check" },
	all: ({ tenant }) => paths(tenant.guid).placements,
	reading: (visit, asked) => {
		const { tenant, user } = visit;
		const takesPart = (party: "advisor" | "participant") =>
			sql`instr(${placementFollowUps.parties}, ${`"${party}"`}) > 0`;
		const isMine = or(
			and(takesPart("advisor"), or(eq(placements.advisorId, user.id), eq(placements.coAdvisorId, user.id))),
			and(takesPart("participant"), eq(placements.participantId, user.id)),
		);
		const its = and(eq(placements.tenantId, tenant.id), eq(placements.id, placementFollowUps.placementId), isMine);
		const rows = rowsAsked(asked, {
			...{ id: placementFollowUps.id, open: isNull(placementFollowUps.heldOn), due: placementFollowUps.plannedOn },
			done: { on: sql`${placementFollowUps.heldOn}`, is: isNotNull(placementFollowUps.heldOn) },
		});
		const { query, shape } = visit.rows.listingWith(
			placementFollowUps,
			{ placement: [placements, placementFollowUps.placementId, ["participantId", "participantName", "companyName"]] },
			{
				...rows,
				where: and(
					rows.where,
					sql`exists (select 1 from ${placements} where ${and(its, isNull(placements.cancelReason), openPlacements(visit))})`,
				),
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(
					({ row: { id, placementId, kind, plannedOn, heldOn, createdAt }, placement }): OwnTask[] => {
						if (!placement) return [];
						const isOwn = placement.participantId === user.id;
						const href = paths(tenant.guid).placement(placementId);
						return [
							{
								...{ id, title: { key: `verdalPlacements:plan.kind.${kind}` }, due: plannedOn, doneAt: heldOn },
								...{ state: heldOn === null ? "todo" : "done", since: createdAt, href },
								about: { name: isOwn ? placement.companyName : placement.participantName, href },
							},
						];
					},
				),
		};
	},
};
