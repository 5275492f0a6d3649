import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { DefinitionProblem } from "../../definition/check-definition";
import type { Definition } from "../../definition/definition";
import { questionsOf } from "../../definition/definition";
import { hasText, textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";
import { focusCard } from "./focus";
import { useCalmForm, useProblems } from "./rule-words";

/** What keeps the form from being published and what its author should look at; each leads to where it is, from another part of the builder (`isOpen`) by its address. */
export const ProblemList = memo(function ProblemList({ isOpen = false }: { isOpen?: boolean }) {
	const { t } = useTranslation("formBuild");
	const { dispatch } = useBuilding();
	const form = useCalmForm();
	const problems = useProblems();
	if (problems.length === 0) return null;
	const go = (id: string) => {
		dispatch({ type: "choose", id });
		focusCard(id);
	};
	return (
		<details
			open={isOpen || undefined}
			className="mx-auto mb-3 w-full max-w-140 rounded-xl border border-line bg-sheet text-sm"
		>
			<summary className="flex min-h-10 cursor-pointer items-center gap-2 px-4 max-md:min-h-11">
				<Icon name="triangle-alert" className="text-warning" />
				{t("problems.title", { count: problems.length })}
				<Icon name="chevron-down" className="ml-auto text-ink-3" />
			</summary>
			<ul className="border-t border-line px-4 py-2">
				{problems.map((problem) => (
					<li key={`${problem.id}${problem.key}`} className="flex gap-2 py-1">
						<Icon
							name={problem.level === "error" ? "circle-alert" : "triangle-alert"}
							className={`mt-0.5 ${problem.level === "error" ? "text-danger" : "text-warning"}`}
						/>
						<span className="min-w-0">
							{isScore(form, problem) || isOpen ? (
								<Link to={placeOf(form, problem)} className="link">
									{nameOf(form, problem, t as never)}
								</Link>
							) : (
								<button type="button" className="link text-left" onClick={() => go(problem.id)}>
									{nameOf(form, problem, t as never)}
								</button>
							)}
							<span className="text-ink-2">: {t(`problem.${problem.key}`)}</span>
						</span>
					</li>
				))}
			</ul>
		</details>
	);
});

export const isScore = (form: Definition, { id }: Pick<DefinitionProblem, "id">) =>
	form.scores.some((one) => one.id === id);

/** Where in the builder it is: scores have a part of their own. */
export const placeOf = (form: Definition, problem: Pick<DefinitionProblem, "id">): string =>
	`?${isScore(form, problem) ? "part=logic&" : ""}chosen=${problem.id}`;

type Say = (key: string, values?: Record<string, string | number>) => string;

/** What a problem is about, by name. */
export function nameOf(form: Definition, { id }: Pick<DefinitionProblem, "id">, t: Say): string {
	const [language] = form.languages;
	const question = questionsOf(form).find((one) => one.id === id);
	if (question) return textIn(question.label, language).text || t("noWords", { kind: t(`kind.${question.type}`) });
	const section = form.pages.flatMap(({ sections }) => sections).find((one) => one.id === id);
	if (section && hasText(section.title)) return textIn(section.title, language).text;
	const at = form.pages.findIndex((page) => page.id === id || page.sections.some((section) => section.id === id));
	if (at !== -1) return textIn(form.pages[at]?.title, language).text || t("page.number", { number: at + 1 });
	const score = form.scores.find((one) => one.id === id);
	return score ? textIn(score.name, language).text || t("scores.unnamed") : t("form.heading");
}
