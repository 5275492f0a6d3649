import type { Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";

/** The phases of a round, in their order; it is done by what was agreed in the closing meeting. */
export const openPhases = ["planned", "preMeeting", "inspection", "closingMeeting"] as const;
export const roundStatuses = [...openPhases, "done"] as const;
export type RoundStatus = (typeof roundStatuses)[number];

export const roundLooks: Record<RoundStatus, { tone: Tone | "neutral"; icon: IconName }> = {
	planned: { tone: "neutral", icon: "calendar-days" },
	preMeeting: { tone: "info", icon: "users-round" },
	inspection: { tone: "info", icon: "clipboard-check" },
	closingMeeting: { tone: "info", icon: "users-round" },
	done: { tone: "success", icon: "circle-check" },
};

/** What is answered to a point. */
export const pointAnswers = ["yes", "no", "notApplicable"] as const;
export type PointAnswer = (typeof pointAnswers)[number];

export const answerLooks: Record<PointAnswer, { tone: Tone | "neutral"; icon: IconName }> = {
	yes: { tone: "success", icon: "check" },
	no: { tone: "danger", icon: "x" },
	notApplicable: { tone: "neutral", icon: "minus" },
};
