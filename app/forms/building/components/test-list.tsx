import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import type { Answer, Answers } from "../../answers/answer";
import { newPartId } from "../../definition/blank";
import { type Definition, questionsOf } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { evaluateFlow } from "../../logic/evaluate-flow";
import { type LogicTest, runLogicTests, type TestResult } from "../../logic/logic-tests";
import { useBuilding } from "./build-context";
import { TextInput } from "./inputs";
import { nameOf } from "./problem-list";
import { TestAnswer } from "./test-answer";

/** The author's tests: answers that are kept with the form, and where they are to lead. Red or green at once. */
export function TestList({ definition, today }: { definition: Definition; today: string }) {
	const { t } = useTranslation("formBuild");
	const { dispatch } = useBuilding();
	const results = runLogicTests(definition, today);
	const remove = (id: string) =>
		dispatch({ type: "edit", change: (form) => ({ ...form, tests: form.tests.filter((test) => test.id !== id) }) });
	return (
		<div className="flex flex-col gap-3">
			<ul className="flex flex-col gap-2 empty:hidden">
				{results.map((result) => (
					<li
						key={result.id}
						className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-sheet px-4 py-3 text-sm"
					>
						<Badge
							tone={result.mismatches.length === 0 ? "success" : "danger"}
							icon={result.mismatches.length === 0 ? "circle-check" : "circle-x"}
						>
							{t(result.mismatches.length === 0 ? "tests.green" : "tests.red")}
						</Badge>
						<span className="min-w-0 flex-1 break-words font-medium">{result.name}</span>
						<Button kind="danger" size="sm" onClick={() => remove(result.id)}>
							{t("tests.remove")}
						</Button>
						<Mismatches definition={definition} result={result} />
					</li>
				))}
			</ul>
			<NewTest definition={definition} today={today} />
		</div>
	);
}

function Mismatches({ definition, result }: { definition: Definition; result: TestResult }) {
	const { t } = useTranslation("formBuild");
	if (result.mismatches.length === 0) return null;
	const said = (value: unknown) =>
		Array.isArray(value) ? value.map((id) => nameOf(definition, { id }, t as never)).join(" → ") : String(value ?? "–");
	return (
		<ul className="w-full text-13 text-danger-ink">
			{result.mismatches.map(({ what, id = "", wanted, found }) => (
				<li key={what + id}>
					{t(`tests.mismatch.${what}`, {
						name: nameOf(definition, { id }, t as never),
						wanted: said(wanted),
						found: said(found),
					})}
				</li>
			))}
		</ul>
	);
}

/** Answers are filled in, and what they lead to now is what is expected from then on. */
function NewTest({ definition, today }: { definition: Definition; today: string }) {
	const { t } = useTranslation("formBuild");
	const { dispatch, tell } = useBuilding();
	const [name, setName] = useState("");
	const [needsName, setNeedsName] = useState(false);
	const [answers, setAnswers] = useState<Answers>({});
	const [language] = definition.languages;
	const path = evaluateFlow(definition, answers, { today, language });
	const put = (id: string, answer: Answer | undefined) => {
		const { [id]: _, ...others } = answers;
		setAnswers(answer === undefined ? others : { ...others, [id]: answer });
	};
	const save = () => {
		if (name.trim() === "") return setNeedsName(true);
		const all = questionsOf(definition).filter(isAsked);
		const test: LogicTest = {
			id: newPartId("t"),
			name: name.trim(),
			answers,
			expect: {
				pages: path.pages,
				shown: all.flatMap(({ id }) => (path.visible.has(id) ? [id] : [])),
				hidden: all.flatMap(({ id }) => (path.visible.has(id) ? [] : [id])),
				required: [...path.required],
				values: Object.fromEntries(definition.scores.map(({ id }) => [id, path.scores[id]?.value ?? null])),
			},
		};
		dispatch({ type: "edit", change: (form) => ({ ...form, tests: [...form.tests, test] }) });
		tell(t("tests.saved", { name: test.name }));
		setName("");
		setAnswers({});
		setNeedsName(false);
	};
	return (
		<details className="rounded-xl border border-line bg-sheet">
			<summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium">{t("tests.new")}</summary>
			<div className="flex flex-col gap-4 border-t border-line p-4">
				<TextInput
					label={t("tests.name")}
					error={needsName && name.trim() === "" ? t("tests.needsName") : undefined}
					value={name}
					onChange={setName}
				/>
				{questionsOf(definition)
					.filter(({ id }) => path.visible.has(id))
					.map((question) => (
						<TestAnswer
							key={question.id}
							question={question}
							label={textIn(question.label, language).text}
							language={language}
							answer={answers[question.id]}
							onChange={(answer) => put(question.id, answer)}
						/>
					))}
				<p className="text-13 text-ink-2">
					{t("tests.leads", { pages: path.pages.map((id) => nameOf(definition, { id }, t as never)).join(" → ") })}
				</p>
				<div>
					<Button onClick={save}>{t("tests.save")}</Button>
				</div>
			</div>
		</details>
	);
}
