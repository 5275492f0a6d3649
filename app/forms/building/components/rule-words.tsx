import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { checkDefinition, type DefinitionProblem } from "../../definition/check-definition";
import { type Definition, questionsOf } from "../../definition/definition";
import { questionsWithPipedOptions } from "../../definition/piped-options";
import { isAsked, optionsOf } from "../../definition/question";
import { type Texts, textIn } from "../../definition/texts";
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

/** How a rule is read aloud; the same function until something that rules name is named otherwise. */
export const useRuleWords = () => useContext(Context);

/** Makes sentences of rules. They follow the form a moment later, so that typing never waits for them. */
export function RuleWordsProvider({ definition, children }: { definition: Definition; children: ReactNode }) {
	const { t } = useTranslation("formBuild");
	const calm = useDeferredValue(definition);
	const names = JSON.stringify(namesIn(calm));
	const words = useMemo(() => wordsFor(JSON.parse(names), t as never), [names, t]);
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

type Named = { id: string; number: number; label: string; options: { id: string; label: string }[] };
type Names = { questions: Named[]; scores: { id: string; name: string }[] };

/** All that rules can name. Questions that are asked go by their number, so that their words are none of it. */
function namesIn(definition: Definition): Names {
	const [language] = definition.languages;
	const say = (texts: Texts | undefined) => textIn(texts, language).text;
	const asked = questionsOf(definition).filter(isAsked);
	const numbers = new Map(asked.map(({ id }, index) => [id, index + 1]));
	return {
		questions: questionsWithPipedOptions(definition).map((question) => {
			const { id } = question;
			const number = numbers.get(id) ?? 0;
			const options = optionsOf(question).map((option) => ({ id: option.id, label: say(option.label) }));
			return { id, number, label: number ? "" : say(question.label), options };
		}),
		scores: definition.scores.map(({ id, name }) => ({ id, name: say(name) })),
	};
}

function wordsFor(names: Names, t: Say): Words {
	const questions = new Map(names.questions.map((question) => [question.id, question]));
	const nameOf = (of: Source): string => {
		if (of.kind === "score") return names.scores.find(({ id }) => id === of.score)?.name || t("rules.unknown");
		if (of.kind !== "answer" && of.kind !== "earlier") return t(`rules.source.${of.kind}`);
		const question = questions.get(of.question);
		if (!question) return t("rules.unknown");
		const { number, label } = question;
		const name = number ? t("rules.question", { number }) : t("rules.quoted", { text: label });
		return of.kind === "earlier" ? t("rules.earlier", { name }) : name;
	};
	const valueWords = (of: Source, value: unknown): string => {
		const { options = [] } = ("question" in of && questions.get(of.question)) || {};
		return [value]
			.flat()
			.map((one) => {
				if (typeof one === "boolean") return t(one ? "yes" : "no");
				const option = options.find(({ id }) => id === one);
				return option ? t("rules.quoted", { text: option.label }) : String(one ?? "");
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
