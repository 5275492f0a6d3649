import { NO_DAY } from "#app/tasks/due";
import type { PlacementGoal } from "#db/schema/verdal";

/** What of a placement an agreement may lack. */
export type AgreementFacts = {
	type: "workTrial" | "linkedPosition";
	participantId: string | null;
	companyId: string | null;
	supervisorName: string;
	supervisorEmail: string;
	supervisorPhone: string;
	advisorId: string | null;
	codeId: string | null;
	jobTitle: string;
	tasks: string;
	percent: number | null;
	daysPerWeek: number | null;
	startsOn: string;
	endsOn: string;
	goals: readonly PlacementGoal[];
};

/** What an agreement must say, in the order of the form; each is the id of its field. The source is NAV's agreement on work training. */
export const requiredFields = [
	"participantId",
	"advisorId",
	"companyId",
	"supervisorName",
	"supervisorEmail",
	"codeId",
	"jobTitle",
	"goalJob",
	"startsOn",
	"endsOn",
	"percent",
	"daysPerWeek",
	"tasks",
] as const;
export type RequiredField = (typeof requiredFields)[number];

const lacks: Record<RequiredField, (facts: AgreementFacts) => boolean> = {
	participantId: ({ participantId }) => participantId === null,
	advisorId: ({ advisorId }) => advisorId === null,
	companyId: ({ companyId }) => companyId === null,
	supervisorName: ({ supervisorName }) => supervisorName === "",
	/** One way to reach the supervisor is enough. */
	supervisorEmail: ({ supervisorEmail, supervisorPhone }) => supervisorEmail === "" && supervisorPhone === "",
	codeId: ({ type, codeId }) => type === "linkedPosition" && codeId === null,
	jobTitle: ({ type, jobTitle }) => type === "linkedPosition" && jobTitle === "",
	goalJob: ({ goals }) => goals.length === 0,
	startsOn: ({ startsOn }) => startsOn === NO_DAY,
	endsOn: ({ endsOn }) => endsOn === NO_DAY,
	percent: ({ percent }) => percent === null,
	daysPerWeek: ({ daysPerWeek }) => daysPerWeek === null,
	tasks: ({ tasks }) => tasks === "",
};

/** What is missing before the agreement says all that it must. */
export const missingOf = (facts: AgreementFacts): RequiredField[] =>
	requiredFields.filter((field) => lacks[field](facts));

export const closingFields = ["endReason", "goalReached", "summary", "conclusion", "nextStep"] as const;
export type ClosingField = (typeof closingFields)[number];

/** What is missing before the archive takes it; one that was cancelled has said why already. */
export const closingMissing = (
	facts: Record<ClosingField, string | null> & { cancelReason: string | null },
): ClosingField[] => (facts.cancelReason === null ? closingFields.filter((field) => !facts[field]) : []);
