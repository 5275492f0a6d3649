import type { IconName } from "#app/ui/icon-names";
import type { QuestionType } from "../../definition/question";
import type { ItemHead } from "../../library/item-head";

/** The types of questions as the palette shows them, in their groups. */
export const kindGroups = {
	text: ["shortText", "longText", "number", "email", "phone", "date", "time"],
	choice: ["choice", "many", "dropdown", "yesNo", "ranking", "consent"],
	scale: ["scale", "rating", "slider", "matrix", "goals"],
	more: ["table", "group", "file", "signature", "computed"],
	show: ["heading", "text", "image", "video"],
} as const satisfies Record<string, readonly QuestionType[]>;

export const allKinds: readonly QuestionType[] = Object.values(kindGroups).flat();

export const kindIcons: Record<QuestionType, IconName> = {
	shortText: "type",
	longText: "align-left",
	number: "hash",
	email: "mail",
	phone: "phone",
	date: "calendar-days",
	time: "clock",
	choice: "circle-dot",
	many: "square-check",
	dropdown: "chevrons-up-down",
	yesNo: "toggle-right",
	ranking: "list-ordered",
	consent: "clipboard-check",
	scale: "ruler",
	rating: "star",
	slider: "sliders-horizontal",
	matrix: "grid-3x3",
	goals: "target",
	table: "table",
	group: "repeat",
	file: "upload",
	signature: "pen-line",
	computed: "calculator",
	heading: "heading",
	text: "scroll-text",
	image: "image",
	video: "video",
};

/** How an item of the library is marked: a lock where it is locked, else what it is. */
export const itemIcon = ({ kind, isLocked }: ItemHead): IconName =>
	isLocked ? "lock" : kind === "form" ? "clipboard-list" : kind === "section" ? "blocks" : "library";
