import type { Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";
import type { intakeStatuses } from "#db/schema/veksttorget";

export type IntakeStatus = (typeof intakeStatuses)[number];

/** Each status with its word, and how it looks. */
export const statuses: Record<IntakeStatus, { label: string; tone: Tone | "neutral"; icon: IconName }> = {
	new: { label: "veksttorget:status.new", tone: "warning", icon: "inbox" },
	assigned: { label: "veksttorget:status.assigned", tone: "info", icon: "user-round" },
	dialogue: { label: "veksttorget:status.dialogue", tone: "info", icon: "message-circle" },
	done: { label: "veksttorget:status.done", tone: "success", icon: "circle-check" },
	referred: { label: "veksttorget:status.referred", tone: "neutral", icon: "arrow-up-right" },
};

/** How soon somebody was first answered, against the organisation's goal. */
export const answerStates = ["inTime", "late", "none"] as const;
/** What the sender says three months later; "waiting" for who was asked and has not said. */
export const outcomeStates = ["yes", "partly", "no", "waiting"] as const;

/** Somebody still has to do something. */
export const openStatuses: readonly IntakeStatus[] = ["new", "assigned", "dialogue"];
