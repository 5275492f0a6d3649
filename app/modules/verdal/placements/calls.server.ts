import { and, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { invalid, notFound, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { dayOrNone } from "#app/tasks/due";
import { placements } from "#db/schema/verdal";
import {
	codeOf,
	type ListedPlacement,
	type Placement,
	participantOf,
	placementResource,
	workplaceOf,
} from "./placements.resource.server";
import type { PlacementCall, PlacementRef, PlacementsCall } from "./placements.schema";
import {
	addPlacement,
	archivePlacement,
	cancelPlacement,
	changePlacement,
	findPlacement,
	removePlacement,
	restorePlacement,
	todayOf,
} from "./placements.server";
import { missingOf } from "./requirements";
import { statusOf } from "./status";
import { openPlacements } from "./visible.server";

type Type = Placement["type"];

/** The three handlers of a call for placements: of one type, or of both. */
export function placementCalls(type?: Type) {
	const only = type && eq(placements.type, type);

	async function one(visit: Visit, id: string) {
		const listed = await findPlacement(visit, id);
		if (type && listed.row.type !== type) throw notFound();
		return listed;
	}
	const show = async (visit: Visit, id: string) => serializeCall(await one(visit, id), todayOf(visit));

	/** A page of the placements that are not in the archive, or one of all. */
	async function get(visit: Visit, { id, ...asks }: z.output<typeof PlacementsCall>) {
		if (id !== undefined) return show(visit, id);
		const day = todayOf(visit);
		const where = and(openPlacements(visit), only) as SQL;
		return placementResource.call(visit, asks, (listed) => serializeCall(listed, day), where);
	}

	/** Opens a placement, or changes what was sent of one; it may be cancelled, closed and opened again by it. */
	async function post(visit: Visit, input: PlacementCall) {
		const { id, archived, cancelReason, updatedAt, reason, appliesOn = todayOf(visit), ...facts } = input;
		const why = reason === undefined ? undefined : { reason, appliesOn };
		if (type && facts.type !== undefined && facts.type !== type) throw invalid({ type: "wrongValue" });
		if (id === undefined) {
			const kind = facts.type ?? type;
			if (kind === undefined) throw invalid({ type: "required" });
			return serializeCall(await addPlacement(visit, { ...facts, type: kind }), todayOf(visit));
		}
		await one(visit, id);
		const isChange = Object.keys(facts).length > 0;
		// One call is one step: of two, the first would stand where the second is refused.
		const steps = [archived !== undefined, cancelReason !== undefined].filter(Boolean).length;
		if (steps === 2 || (isChange && (archived === false || cancelReason !== undefined)))
			throw invalid({ [archived === undefined ? "cancelReason" : "archived"]: "wrongValue" });
		if (archived === false) await restorePlacement(visit, id);
		if (cancelReason !== undefined) await cancelPlacement(visit, id, cancelReason);
		const change = () =>
			archived
				? archivePlacement(visit, id, facts, updatedAt)
				: isChange
					? changePlacement(visit, id, facts, { updatedAt, tells: true, why })
					: Promise.resolve(undefined);
		await withCurrent(change(), () => show(visit, id));
		return show(visit, id);
	}

	/** Puts a placement into the trash. */
	async function remove(visit: Visit, { id }: z.output<typeof PlacementRef>) {
		await one(visit, id);
		await removePlacement(visit, id);
		return { id, deleted: true };
	}

	return { get, post, remove };
}

/** A placement as calls answer it. */
export const serializeCall = (listed: ListedPlacement, day: string) => {
	const { row } = listed;
	return {
		...{ id: row.id, tenant_id: row.tenantId, type: row.type, status: statusOf(row, day), missing: missingOf(row) },
		...{ participant_id: row.participantId, participant: participantOf(listed), advisor_id: row.advisorId },
		...{ co_advisor_id: row.coAdvisorId, version: row.version },
		...{ company_id: row.companyId, workplace: workplaceOf(listed), supervisor_name: row.supervisorName },
		...{ supervisor_email: row.supervisorEmail, supervisor_phone: row.supervisorPhone },
		...{ code_id: row.codeId, code: codeOf(listed), job_title: row.jobTitle, tasks: row.tasks, goals: row.goals },
		...{ percent: row.percent, days_per_week: row.daysPerWeek },
		...{ starts_on: dayOrNone(row.startsOn), ends_on: dayOrNone(row.endsOn) },
		...{ follow_up: row.followUp, adaptation: row.adaptation, mentor: row.mentor },
		...{ cancel_reason: row.cancelReason, end_reason: row.endReason, goal_reached: row.goalReached },
		...{ summary: row.summary, conclusion: row.conclusion, next_step: row.nextStep },
		archived_at: row.archivedAt === null ? null : new Date(row.archivedAt).toISOString(),
		created_by: row.createdBy,
		updated_at: new Date(row.updatedAt).toISOString(),
	};
};
