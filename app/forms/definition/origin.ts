import type { Language } from "#app/platform/i18n";
import type { Lock } from "./locks";

/** The item of the library that locked questions of a form come from: where it is from, how it may be used, what stays as it is. */
export type Origin = {
	/** The item's id; its questions carry it. */
	id: string;
	title: string;
	/** The language whose words are locked: others are translations, and free. */
	language: Language;
	source: string;
	licence: string;
	locks: Lock[];
};
