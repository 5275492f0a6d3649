import type { Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";

/** What was reported: the kinds in the order in which they are offered. */
export const deviationKinds = ["deviation", "nearMiss", "injury", "environment", "material", "improvement"] as const;

/** Where a deviation stands, in the order in which it goes on; it is closed by saying what was done. */
export const openStatuses = ["new", "handling", "measureInPlace"] as const;
export const deviationStatuses = [...openStatuses, "closed"] as const;
export type DeviationStatus = (typeof deviationStatuses)[number];

export const deviationLooks: Record<DeviationStatus, { tone: Tone | "neutral"; icon: IconName }> = {
	new: { tone: "warning", icon: "circle-dot" },
	handling: { tone: "info", icon: "loader-circle" },
	measureInPlace: { tone: "info", icon: "square-check" },
	closed: { tone: "success", icon: "circle-check" },
};
