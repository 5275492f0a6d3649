import { dayOrNone } from "#app/tasks/due";
import type { placements } from "#db/schema/verdal";
import { toGoalFields } from "./goals";

type Row = typeof placements.$inferSelect;

/** The fields of the form, in its order, as a conflict compares them. */
export const formFields = [
	...[
		"type",
		"participantId",
		"advisorId",
		"coAdvisorId",
		"companyId",
		"supervisorName",
		"supervisorEmail",
		"supervisorPhone",
	],
	...["codeId", "jobTitle", "goalJob", "goalExperience", "goalTrial", "goalLanguage", "goalQualification", "goalOther"],
	...["startsOn", "endsOn", "percent", "daysPerWeek", "tasks", "followUp", "mentor", "adaptation"],
	...["endReason", "goalReached", "summary", "conclusion", "nextStep"],
] as const;

/** A placement as its form has it. */
export function formOf(row: Row) {
	const { id, type, participantId, advisorId, companyId, supervisorName, supervisorEmail, supervisorPhone } = row;
	const { coAdvisorId } = row;
	const { codeId, jobTitle, percent, daysPerWeek, tasks, followUp, mentor, adaptation, updatedAt } = row;
	const { endReason, goalReached, summary, conclusion, nextStep } = row;
	return {
		...{
			id,
			updatedAt,
			type,
			participantId,
			advisorId,
			coAdvisorId,
			companyId,
			supervisorName,
			supervisorEmail,
			supervisorPhone,
		},
		...{ codeId, jobTitle, ...toGoalFields(row.goals), percent, daysPerWeek, tasks, followUp, mentor, adaptation },
		...{ startsOn: dayOrNone(row.startsOn), endsOn: dayOrNone(row.endsOn) },
		...{ endReason, goalReached, summary, conclusion, nextStep },
	};
}
export type FormValues = ReturnType<typeof formOf>;
