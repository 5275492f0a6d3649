import type { IconName } from "#app/ui/icon-names";

/** What an author chooses from; the pages and the schemas of what they send read it here. */
export const kinds = ["text", "youtube", "audio", "image", "file", "external"] as const;
export type ContentKind = (typeof kinds)[number];
export const statuses = ["draft", "published"] as const;
/** How somebody answers a task. */
export const answerTypes = ["tick", "text", "file", "audio"] as const;
export type AnswerType = (typeof answerTypes)[number];
/** What a content is about. */
export const subjects = [
	...(["norwegian", "society", "workLife", "jobSearch", "digital", "numeracy"] as const),
	...(["english", "health", "economy", "safety"] as const),
] as const;
/** The lines of work that it is for. */
export const professions = [
	...(["care", "childcare", "cleaning", "kitchen", "shop", "construction", "transport"] as const),
	...(["industry", "office", "it", "farming", "crafts", "service"] as const),
] as const;
/** What is practised. */
export const skills = [
	...(["listening", "reading", "writing", "speaking", "conversation", "vocabulary", "grammar"] as const),
] as const;
/** The levels of the Common European Framework, which are called the same everywhere. */
export const levels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

export const kindIcons: Record<ContentKind, IconName> = {
	text: "file-text",
	youtube: "video",
	audio: "music",
	image: "image",
	file: "file",
	external: "link",
};
