import type { IconName } from "#app/ui/icon-names";

/** The icon of each kind of resource. */
export const kindIcons = {
	room: "house",
	equipment: "monitor",
	vehicle: "map-pin",
	person: "circle-user-round",
	learning: "tablet",
} as const satisfies Record<string, IconName>;
