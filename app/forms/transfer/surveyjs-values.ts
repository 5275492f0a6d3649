import { newPartId } from "../definition/blank";
import { codeFrom } from "../definition/code-from";
import { wordOf } from "./surveyjs-source";

/** The ids that values of a survey have become, so that the rules which name a value and the option that has it mean the same. */
export class Values {
	/** Question → value → id; of a matrix its rows by themselves. */
	readonly #options = new Map<string, Map<string, string>>();
	readonly #parts = new Map<string, Map<string, string>>();
	readonly #booleans = new Map<string, { yes: string; no: string }>();

	/** The ids for the values of a list, each another one. */
	idsOf(values: readonly unknown[]): Map<string, string> {
		const ids = new Map<string, string>();
		const taken = new Set<string>();
		for (const value of values.map(wordOf)) {
			if (ids.has(value)) continue;
			const id = idOf(value, taken);
			taken.add(id.toLowerCase());
			ids.set(value, id);
		}
		return ids;
	}

	noteOptions = (question: string, ids: Map<string, string>) => this.#options.set(question, ids);
	noteParts = (question: string, ids: Map<string, string>) => this.#parts.set(question, ids);
	noteBooleans = (question: string, words: { yes: string; no: string }) => this.#booleans.set(question, words);
	/** A question offers the options of an earlier one beside its own. */
	carryOn(from: string, to: string): void {
		this.#options.set(to, new Map([...(this.#options.get(from) ?? []), ...(this.#options.get(to) ?? [])]));
	}

	optionOf = (question: string, value: string) => this.#options.get(question)?.get(value);
	partOf = (question: string, value: string) => this.#parts.get(question)?.get(value);

	booleanOf(question: string, word: string): boolean | undefined {
		const own = this.#booleans.get(question);
		if (word === (own?.yes ?? "true")) return true;
		return word === (own?.no ?? "false") ? false : undefined;
	}
}

/** A value where it can be an id, so that imported replies could be told; else its letters in Latin. */
function idOf(value: string, taken: ReadonlySet<string>): string {
	const isOwn = /^[A-Za-z0-9_-]{1,40}$/.test(value) && value.replace(/-/g, "") !== "" && !(value in {});
	if (isOwn && !taken.has(value.toLowerCase())) return value;
	const bare = value.replace(/[^A-Za-z0-9_-]+/g, "-").slice(0, 40);
	const isLatin = !/[^\x20-\x7e]/.test(value);
	const isReadable = isLatin && bare.replace(/-/g, "").length > 1 && !(bare in {});
	if (isReadable && !taken.has(bare.toLowerCase())) return bare;
	const code = codeFrom(value, taken, undefined, "");
	return code === "" || /^\d+$/.test(code) ? newPartId("o") : code;
}
