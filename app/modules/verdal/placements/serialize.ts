import { nameOf } from "#app/directory/names";
import { dayOrNone } from "#app/tasks/due";
import { codeOf, type ListedPlacement, participantOf, workplaceOf } from "./placements.resource.server";
import { missingOf } from "./requirements";
import { statusOf } from "./status";

/** A placement as its page shows it. */
export function serializePlacement(listed: ListedPlacement, day: string) {
	const { row, advisor, coAdvisor, company } = listed;
	return {
		...{ id: row.id, type: row.type, status: statusOf(row, day), missing: missingOf(row) },
		...{ participantId: row.participantId, participant: participantOf(listed), workplace: workplaceOf(listed) },
		...{ companyGuid: company?.guid ?? null, advisor: advisor && nameOf(advisor), code: codeOf(listed) },
		...{ coAdvisor: coAdvisor && nameOf(coAdvisor), version: row.version, approved: row.approved },
		...{ supervisorName: row.supervisorName, supervisorEmail: row.supervisorEmail },
		...{ supervisorPhone: row.supervisorPhone, jobTitle: row.jobTitle, tasks: row.tasks, goals: row.goals },
		...{ startsOn: dayOrNone(row.startsOn), endsOn: dayOrNone(row.endsOn), percent: row.percent },
		...{ daysPerWeek: row.daysPerWeek, followUp: row.followUp, adaptation: row.adaptation, mentor: row.mentor },
		...{ cancelReason: row.cancelReason, endReason: row.endReason, goalReached: row.goalReached },
		...{ summary: row.summary, conclusion: row.conclusion, nextStep: row.nextStep },
		...{ asksWeekly: row.asksWeekly, anonymisedAt: row.anonymisedAt },
		...{ archivedAt: row.archivedAt, createdAt: row.createdAt, updatedAt: row.updatedAt },
	};
}
export type ShownPlacement = ReturnType<typeof serializePlacement>;

/** A placement in a list, on the board and in the timeline. */
export function serializeBrief(listed: ListedPlacement, day: string) {
	const { row, advisor } = listed;
	return {
		...{ id: row.id, type: row.type, status: statusOf(row, day), participant: participantOf(listed) },
		...{ companyId: row.companyId, workplace: workplaceOf(listed), code: codeOf(listed), jobTitle: row.jobTitle },
		...{ advisor: advisor && nameOf(advisor), startsOn: dayOrNone(row.startsOn), endsOn: dayOrNone(row.endsOn) },
		...{ percent: row.percent, daysPerWeek: row.daysPerWeek, supervisorName: row.supervisorName },
		...{ goals: row.goals, missing: row.missing, archivedAt: row.archivedAt, cancelReason: row.cancelReason },
		...{ endReason: row.endReason, goalReached: row.goalReached, summary: row.summary },
		...{ conclusion: row.conclusion, nextStep: row.nextStep },
	};
}
export type PlacementBrief = ReturnType<typeof serializeBrief>;
