import type { EventNeed } from "#db/schema/events";

/** What somebody needs to take part: what can be ticked, and what they say beside it. */
export type AccessNeeds = { kinds: EventNeed[]; words: string };

export const noNeeds: AccessNeeds = { kinds: [], words: "" };

/** What can be ticked, under its heading. */
export const needGroups = {
	access: ["wheelchair", "hearingLoop", "signLanguage", "easyLanguage", "assistant"],
	diet: ["vegetarian", "vegan", "glutenFree", "lactoseFree", "noNuts", "halal"],
} as const satisfies Record<string, EventNeed[]>;
