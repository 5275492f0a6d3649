import { isLanguage, type Language } from "#app/platform/i18n";
import type { Texts } from "../definition/texts";

export type Json = Record<string, unknown>;

/** What of a file could not be taken over: of which part, which property, and why, as a key of `formBuild:transfer.why`. */
export type Left = { name: string; property: string; key: Why };
export type Why =
	| "type"
	| "condition"
	| "pattern"
	| "formula"
	| "inner"
	| "empty"
	| "language"
	| "markup"
	| "value"
	| "notHere"
	| "innerRule"
	| "locks"
	| "picture"
	| "tests"
	| "shared"
	| "pipe";

/** What is known of the survey while it is read. */
export type Reading = {
	locale: Language;
	used: Set<Language>;
	left: Left[];
	/** The id of what a text takes up by its name; undefined where it cannot be taken up. */
	idOf: (name: string) => string | undefined;
};

/** The language that a survey calls by a name of its own. */
export const languageNamed = (name: unknown): Language | undefined =>
	name === "no" ? "nb" : isLanguage(name) ? name : undefined;

/** An object of a survey, of which each property is either taken or told of. */
export class Source {
	readonly #json: Json;
	readonly #seen = new Set<string>();

	/** `path`: where in the part that is named it lies, as `validators.`. */
	constructor(
		json: unknown,
		readonly name: string,
		private readonly reading: Reading,
		private readonly path = "",
	) {
		this.#json = typeof json === "object" && json !== null && !Array.isArray(json) ? (json as Json) : {};
	}

	take(property: string): unknown {
		this.#seen.add(property);
		return Object.hasOwn(this.#json, property) ? this.#json[property] : undefined;
	}

	has(property: string): boolean {
		return Object.hasOwn(this.#json, property) && this.#json[property] !== undefined;
	}

	leave(property: string, key: Why): void {
		this.#seen.add(property);
		this.reading.left.push({ name: this.name, property: this.path + property, key });
	}

	/** What is of this kind; anything else is told as a value that has no meaning here. */
	taken<Value>(property: string, isFit: (value: unknown) => value is Value): Value | undefined {
		if (!this.has(property)) return undefined;
		const value = this.take(property);
		if (isFit(value)) return value;
		this.leave(property, "value");
		return undefined;
	}

	isOn(property: string): boolean {
		return this.taken(property, (value) => typeof value === "boolean") ?? false;
	}

	number(property: string, isFit: (value: number) => boolean = () => true): number | undefined {
		return this.taken(property, (value): value is number => typeof value === "number" && isFit(value));
	}

	/** A text in our languages; those that we have not are told. */
	words(property: string): Texts | undefined {
		if (!this.has(property)) return undefined;
		const value = this.take(property);
		if (typeof value === "string") return { [this.reading.locale]: this.#piped(property, value) };
		if (typeof value !== "object" || value === null || Array.isArray(value)) {
			this.leave(property, "value");
			return undefined;
		}
		const found: Texts = {};
		for (const [language, text] of Object.entries(value)) {
			// The text for all other languages is the survey's own, where that has none of its own.
			const isSpare = language === "default" && typeof (value as Json)[this.reading.locale] === "string";
			const code = language === "default" ? this.reading.locale : languageNamed(language);
			if (isSpare) continue;
			if (code && typeof text === "string" && found[code] === undefined) {
				this.reading.used.add(code);
				found[code] = this.#piped(property, text);
			} else this.leave(property, "language");
		}
		return found;
	}

	/** A text that takes up answers by our places; what cannot be taken up is told, and stands in it no more. */
	#piped(property: string, text: string): string {
		return text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
			const id = this.reading.idOf(name.trim());
			if (id === undefined) this.leave(property, "pipe");
			return id === undefined ? "…" : `{{${id}}}`;
		});
	}

	/** The same without markup, of which it is told. */
	bareWords(property: string): Texts | undefined {
		const texts = this.words(property);
		if (!texts) return undefined;
		const bare = Object.entries(texts).map(([language, text]) => [language, strippedOf(text)] as const);
		if (bare.some(([language, text]) => text !== texts[language as Language])) this.leave(property, "markup");
		return Object.fromEntries(bare);
	}

	/** The objects of a list; what is no list is told. */
	list(property: string): unknown[] {
		return this.taken(property, Array.isArray) ?? [];
	}

	/** One that lies in this one. */
	inner(json: unknown, path: string): Source {
		return new Source(json, this.name, this.reading, `${this.path}${path}.`);
	}

	/** Tells of all that nobody has taken. */
	finish(): void {
		for (const property of Object.keys(this.#json)) if (!this.#seen.has(property)) this.leave(property, "notHere");
	}
}

/** A value as a word; empty for what is none. */
export const wordOf = (value: unknown): string =>
	["string", "number", "boolean"].includes(typeof value) ? String(value) : "";

const strippedOf = (text: string) =>
	text
		.replace(/<[^<>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();
