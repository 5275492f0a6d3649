import { OTHER } from "../answers/answer";
import type { Definition } from "../definition/definition";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { isAsked, optionsOf, type Question } from "../definition/question";
import { type Comparison, type Condition, holds } from "./condition";

/**
 * The pages, sections and questions whose own rule holds for nobody, whatever is answered: what it looks at is not asked before it, is
 * itself never shown, or has no such option to choose.
 */
export function neverShown(definition: Definition): string[] {
	const questions = new Map(questionsWithPipedOptions(definition).map((question) => [question.id, question]));
	const answerable = new Map<string, Question>();
	const found: string[] = [];
	const isDead = (id: string, rule: Condition | undefined) => {
		const dead = rule !== undefined && everHolds(rule, answerable) === false;
		if (dead) found.push(id);
		return dead;
	};
	for (const page of definition.pages) {
		if (isDead(page.id, page.showIf)) continue;
		for (const section of page.sections) {
			if (isDead(section.id, section.showIf)) continue;
			for (const { id, type, showIf } of section.questions) {
				const question = questions.get(id);
				if (isDead(id, showIf) || !question) continue;
				if (isAsked(question) || type === "computed") answerable.set(id, question);
			}
		}
	}
	return found;
}

/** Whether it holds for everybody or for nobody; undefined where that depends on answers. */
function everHolds(condition: Condition, answerable: ReadonlyMap<string, Question>): boolean | undefined {
	const of = (parts: Condition[]) => parts.map((part) => everHolds(part, answerable));
	if ("all" in condition) return together(of(condition.all), false);
	if ("any" in condition) return together(of(condition.any), true);
	if ("not" in condition) {
		const inner = everHolds(condition.not, answerable);
		return inner === undefined ? undefined : !inner;
	}
	if (condition.of.kind !== "answer") return undefined;
	const question = answerable.get(condition.of.question);
	if (!question) return holds(condition, () => undefined);
	return waitsInVain(condition, question) ? condition.test.endsWith("Not") : undefined;
}

/** One that `decides` is enough; all others have to agree on the opposite. */
function together(parts: (boolean | undefined)[], decides: boolean): boolean | undefined {
	if (parts.includes(decides)) return decides;
	return parts.includes(undefined) ? undefined : !decides;
}

const NAMING = ["is", "isNot", "has", "hasNot"];

/** That it names only options that nobody can choose. */
function waitsInVain({ test, value, of }: Comparison, question: Question): boolean {
	if (!NAMING.includes(test) || !["choice", "dropdown", "many"].includes(question.type) || "part" in of) return false;
	const available = optionsOf(question).filter(({ isRetired }) => !isRetired);
	const ids = [...available.map(({ id }) => id), ...("hasOther" in question && question.hasOther ? [OTHER] : [])];
	return [value ?? []].flat().every((one) => typeof one !== "string" || !ids.includes(one));
}
