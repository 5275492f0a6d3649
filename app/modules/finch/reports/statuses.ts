import type { IconName } from "#app/ui/icon-names";

/** Where a report stands. */
export const reportStatuses = ["draft", "ready", "archived"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportLooks: Record<ReportStatus, { tone: "neutral" | "success" | "warning"; icon: IconName }> = {
	draft: { tone: "warning", icon: "pencil" },
	ready: { tone: "success", icon: "circle-check" },
	archived: { tone: "neutral", icon: "archive" },
};
