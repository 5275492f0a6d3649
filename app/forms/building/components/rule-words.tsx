import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { questionsWithOptions } from "../../definition/carried";
import { checkDefinition, type DefinitionProblem } from "../../definition/check-definition";
import { type Definition, questionsOf } from "../../definition/definition";
import { isAsked, optionsOf } from "../../definition/question";
import { textIn } from "../../definition/texts";
import type { Condition, Source } from "../../logic/condition";

type Words = (condition: Condition) => string;
const Context = createContext<Words>(() => "");
const CalmForm = createContext<Definition | null>(null);
const Problems = createContext<DefinitionProblem[]>([]);

/** What is wrong with the form as it was at the last rest. */
export const useProblems = () => useContext(Problems);

/** The form as it was at the last rest. */
export function useCalmForm(): Definition {
	const form = useContext(CalmForm);
	if (!form) throw new Error("Rules stand in a RuleWordsProvider.");
	return form;
}

/** How a rule is read aloud; the same function until the form has come to rest. */
export const useRuleWords = () => useContext(Context);

/** Makes sentences of rules. They follow the form a moment later, so that typing never waits for them. */
export function RuleWordsProvider({ definition, children }: { definition: Definition; children: ReactNode }) {
	const { t } = useTranslation("formBuild");
	const calm = useDeferredValue(definition);
	const words = useMemo(() => wordsFor(calm, t as never), [calm, t]);
	const problems = useMemo(() => checkDefinition(calm), [calm]);
	return (
		<CalmForm.Provider value={calm}>
			<Problems.Provider value={problems}>
				<Context.Provider value={words}>{children}</Context.Provider>
			</Problems.Provider>
		</CalmForm.Provider>
	);
}

type Say = (key: string, values?: Record<string, string | number>) => string;

function wordsFor(definition: Definition, t: Say): Words {
	const [language] = definition.languages;
	const questions = new Map(questionsWithOptions(definition).map((question) => [question.id, question]));
	const numbers = new Map(
		questionsOf(definition)
			.filter(isAsked)
			.map(({ id }, index) => [id, index + 1]),
	);
	const nameOf = (of: Source): string => {
		if (of.kind === "score") {
			const score = definition.scores.find(({ id }) => id === of.score);
			return textIn(score?.name, language).text || t("rules.unknown");
		}
		if (of.kind !== "answer" && of.kind !== "earlier") return t(`rules.source.${of.kind}`);
		const question = questions.get(of.question);
		if (!question) return t("rules.unknown");
		const number = numbers.get(question.id);
		const name = number ? t("rules.question", { number }) : `“${textIn(question.label, language).text}”`;
		return of.kind === "earlier" ? t("rules.earlier", { name }) : name;
	};
	const valueWords = (of: Source, value: unknown): string => {
		const question = "question" in of ? questions.get(of.question) : undefined;
		const options = question ? optionsOf(question) : [];
		return [value]
			.flat()
			.map((one) => {
				if (typeof one === "boolean") return t(one ? "yes" : "no");
				const option = options.find(({ id }) => id === one);
				return option ? `“${textIn(option.label, language).text}”` : String(one ?? "");
			})
			.join(` ${t("rules.or")} `);
	};
	const words: Words = (condition) => {
		if ("all" in condition) return condition.all.map(words).join(` ${t("rules.and")} `);
		if ("any" in condition) return condition.any.map(words).join(` ${t("rules.or")} `);
		if ("not" in condition) return t("rules.not", { rule: words(condition.not) });
		const { of, test, value } = condition;
		return t(`rules.words.${test}`, { name: nameOf(of), value: valueWords(of, value) });
	};
	return words;
}
