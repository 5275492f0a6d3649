import type { Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";

/** What was reported: the kinds in the order in which they are offered. */
export const deviationKinds = [
	"deviation",
	"nearMiss",
	"injury",
	"environment",
	"material",
	"privacy",
	"improvement",
] as const;
export type DeviationKind = (typeof deviationKinds)[number];

/** How often one may ask why. */
export const MOST_WHYS = 5;

/** Where a deviation stands, in the order in which it goes on. Once it is said what was done, somebody else looks at the effect. */
export const openStatuses = ["new", "handling", "measureInPlace"] as const;
export const deviationStatuses = [...openStatuses, "effectCheck", "closed"] as const;
export type DeviationStatus = (typeof deviationStatuses)[number];

export const deviationLooks: Record<DeviationStatus, { tone: Tone | "neutral"; icon: IconName }> = {
	new: { tone: "warning", icon: "circle-dot" },
	handling: { tone: "info", icon: "loader-circle" },
	measureInPlace: { tone: "info", icon: "square-check" },
	effectCheck: { tone: "warning", icon: "eye" },
	closed: { tone: "success", icon: "circle-check" },
};
