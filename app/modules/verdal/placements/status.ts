import type { Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";

/** Where a placement stands, in the order in which it goes on. */
export const placementStatuses = [
	"draft",
	"unapproved",
	"ready",
	"underway",
	"ended",
	"cancelled",
	"archived",
] as const;
export type PlacementStatus = (typeof placementStatuses)[number];
/** Those of a placement that is not in the archive. */
export const openStatuses = placementStatuses.slice(0, -1) as Exclude<PlacementStatus, "archived">[];

/** What of a placement its status follows from. */
export type StatusFacts = {
	archivedAt: number | null;
	cancelReason: string | null;
	missing: number;
	unapproved: number;
	startsOn: string;
	endsOn: string;
};

type Given = { field: "archivedAt" | "cancelReason"; is: "given" };
type Some = { field: "missing" | "unapproved"; is: "some" };
type Day = { field: "startsOn" | "endsOn"; is: "past" | "coming" };
export type Condition = Given | Some | Day;

/**
 * The one rule of the status: the first condition that holds says it, and `otherwise` where none does. Lists write it in SQL
 * (`statusSql`). The last day is a day of the placement.
 */
export const statusRule: readonly (Condition & { status: PlacementStatus })[] = [
	{ status: "archived", field: "archivedAt", is: "given" },
	{ status: "cancelled", field: "cancelReason", is: "given" },
	{ status: "draft", field: "missing", is: "some" },
	{ status: "ended", field: "endsOn", is: "past" },
	{ status: "unapproved", field: "unapproved", is: "some" },
	{ status: "ready", field: "startsOn", is: "coming" },
];
export const otherwise: PlacementStatus = "underway";

function holds(facts: StatusFacts, condition: Condition, today: string): boolean {
	if (condition.is === "given") return facts[condition.field] !== null;
	if (condition.is === "some") return facts[condition.field] > 0;
	return condition.is === "past" ? facts[condition.field] < today : facts[condition.field] > today;
}

/** Where a placement stands on a day of the tenant. */
export const statusOf = (facts: StatusFacts, today: string): PlacementStatus =>
	statusRule.find((condition) => holds(facts, condition, today))?.status ?? otherwise;

export const statusLooks: Record<PlacementStatus, { tone: Tone | "neutral"; icon: IconName }> = {
	draft: { tone: "warning", icon: "pencil" },
	unapproved: { tone: "warning", icon: "clock" },
	ready: { tone: "info", icon: "calendar-check" },
	underway: { tone: "success", icon: "play" },
	ended: { tone: "danger", icon: "circle-alert" },
	cancelled: { tone: "neutral", icon: "circle-x" },
	archived: { tone: "neutral", icon: "archive" },
};
