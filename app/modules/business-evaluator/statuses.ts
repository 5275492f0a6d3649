import type { Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";
import type { documentKinds, entrepreneurStages, entrepreneurStatuses } from "#db/schema/business-evaluator";

export type EntrepreneurStatus = (typeof entrepreneurStatuses)[number];
export type EntrepreneurStage = (typeof entrepreneurStages)[number];
type DocumentKind = (typeof documentKinds)[number];

/** How each status looks, in the order in which it goes on. */
export const statuses: Record<EntrepreneurStatus, { tone: Tone | "neutral"; icon: IconName }> = {
	new: { tone: "warning", icon: "inbox" },
	dialogue: { tone: "info", icon: "message-circle" },
	guidance: { tone: "info", icon: "user-round" },
	closed: { tone: "success", icon: "circle-check" },
};

export const statusKeys = Object.keys(statuses) as EntrepreneurStatus[];
/** How far an idea has come, in order. */
export const stageKeys = ["idea", "validated", "start", "operation"] as const satisfies readonly EntrepreneurStage[];
/** Kinds of documents, as they are asked for. */
export const documentKeys = [
	"budget",
	"plan",
	"pitch",
	"agreement",
	"other",
] as const satisfies readonly DocumentKind[];
