import type { Definition } from "../definition/definition";

/** Fields that name a question, those that hold lists of them, and those that are keyed by them. */
const naming = new Set(["question", "optionsFrom", "perOptionOf"]);
const listing = new Set(["shown", "hidden", "required"]);
const keyed = new Set(["answers", "values"]);

/** The form with another question wherever its rules, texts, formulas, scores and tests speak of one. */
export function speakingOf(definition: Definition, question: string, id: string): Definition {
	const inText = new RegExp(`\\{${question}(?=[}.|])`, "g");
	return revived(definition, (key, value) => {
		if (typeof value === "string") return naming.has(key) && value === question ? id : value.replace(inText, `{${id}`);
		if (Array.isArray(value)) return listing.has(key) ? value.map((one) => (one === question ? id : one)) : value;
		if (!isRecord(value) || !keyed.has(key) || !(question in value)) return value;
		const { [question]: own, ...others } = value;
		return { ...others, [id]: own };
	});
}

/** The same of an option, a row or an inner question of a question. */
export function speakingOfPart(definition: Definition, question: string, part: string, id: string): Definition {
	const renamed = (value: unknown) => (value === part ? id : value);
	return revived(definition, (_, value) => {
		if (typeof value === "string") return value.replaceAll(`{${question}.${part}}`, `{${question}.${id}}`);
		if (!isRecord(value)) return value;
		const isRule = isRecord(value.of) && value.of.question === question && "value" in value;
		if (isRule)
			return { ...value, value: Array.isArray(value.value) ? value.value.map(renamed) : renamed(value.value) };
		if (value.question === question && value.part === part) return { ...value, part: id };
		if (value.id !== question || value.initial === undefined) return value;
		return { ...value, initial: Array.isArray(value.initial) ? value.initial.map(renamed) : renamed(value.initial) };
	});
}

/** What earlier versions have led where is theirs and stays. */
function revived(definition: Definition, revive: (key: string, value: unknown) => unknown): Definition {
	const { lineage, ...spoken } = definition;
	return { ...JSON.parse(JSON.stringify(spoken), revive), lineage };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
