import type { IconName } from "#app/ui/icon-names";

/** Where a company stands, in the order in which it goes on. */
export const statuses = ["notContacted", "booked", "done", "declined"] as const;
export type Status = (typeof statuses)[number];

export const statusLooks: Record<Status, { tone: "neutral" | "info" | "success" | "warning"; icon: IconName }> = {
	notContacted: { tone: "neutral", icon: "phone" },
	booked: { tone: "info", icon: "calendar-days" },
	done: { tone: "success", icon: "circle-check" },
	declined: { tone: "warning", icon: "x" },
};
