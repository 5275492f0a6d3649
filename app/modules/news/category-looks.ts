import type { Language } from "#app/platform/i18n";
import type { IconName } from "#app/ui/icon-names";

/** The icons that a category can have, each with the key of its name. */
export const categoryIcons = {
	tag: "tag",
	newspaper: "news",
	megaphone: "message",
	info: "info",
	"triangle-alert": "warning",
	"calendar-days": "calendar",
	"graduation-cap": "course",
	"book-open": "book",
	languages: "languages",
	briefcase: "work",
	"users-round": "people",
	"building-2": "building",
	wrench: "tool",
	lightbulb: "idea",
	"life-buoy": "help",
	star: "star",
} as const satisfies Partial<Record<IconName, string>>;
export type CategoryIcon = keyof typeof categoryIcons;

/** The tints of the design. */
export const tints = [1, 2, 3, 4, 5] as const;

export type NameField = `name${Capitalize<Language>}`;
/** The field of the form that holds a category's name in a language: `nameNb`. */
export const nameField = (code: Language) => `name${code.charAt(0).toUpperCase()}${code.slice(1)}` as NameField;
