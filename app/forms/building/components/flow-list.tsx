import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { Definition, Page, Section } from "../../definition/definition";
import { isAsked, type Question } from "../../definition/question";
import { hasText } from "../../definition/texts";
import { END } from "../../logic/evaluate-flow";
import { flowMap, type Step } from "../../logic/flow-map";
import { nameOf, placeOf } from "./problem-list";
import { useRuleWords } from "./rule-words";
import { useFlowProblems, useNumbers } from "./use-flow";

/** The map of the flow in words: each page with its questions, their rules, its ways on, and what is wrong with them. */
export function FlowList({ definition }: { definition: Definition }) {
	const { t } = useTranslation("formBuild");
	const { steps } = flowMap(definition);
	const numbers = useNumbers(definition);
	const nameOfPage = (id: string) => {
		if (id === END) return t("jumps.end");
		const at = definition.pages.findIndex((page) => page.id === id);
		const [number, title] = [t("page.number", { number: at + 1 }), nameOf(definition, { id }, t as never)];
		return title === number ? number : `${number}: ${title}`;
	};
	const hasRules = steps.some((step) => step.if) || definition.pages.some(isRuled);
	return (
		<>
			{!hasRules && <p className="mb-3 text-sm text-ink-2">{t("flow.none")}</p>}
			<ol className="flex flex-col gap-2">
				{definition.pages.map((page) => (
					<li key={page.id} className="rounded-xl border border-line bg-sheet px-4 py-3 text-sm">
						<p className="font-medium break-words">
							{nameOfPage(page.id)}{" "}
							<span className="font-normal text-ink-3">{t("questions", { count: asked(page) })}</span>
						</p>
						<Rules id={page.id} showIf={page.showIf} />
						{page.sections.map((section) => (
							<SectionLines key={section.id} section={section} numbers={numbers} definition={definition} />
						))}
						<ul className="mt-1 text-13 text-ink-2">
							{steps
								.filter(({ from }) => from === page.id)
								.map((step) => (
									<WayLine key={`${step.to}${JSON.stringify(step.if)}`} step={step} name={nameOfPage(step.to)} />
								))}
						</ul>
					</li>
				))}
			</ol>
		</>
	);
}

const isRuled = ({ showIf, sections }: Page) =>
	showIf || sections.some((section) => section.showIf || section.questions.some((one) => one.showIf || one.requireIf));

const asked = ({ sections }: Page) => sections.flatMap(({ questions }) => questions).filter(isAsked).length;

function WayLine({ step, name }: { step: Step; name: string }) {
	const { t } = useTranslation("formBuild");
	const words = useRuleWords();
	const rule = step.if ? words(step.if) : "";
	return (
		<li className="flex gap-2 py-0.5">
			<Icon name="arrow-right" className="mt-0.5 text-ink-3" />
			<span className="min-w-0 break-words">
				{name}
				{rule !== "" && <span className="text-accent-ink"> {t("flow.when", { rule })}</span>}
			</span>
		</li>
	);
}

type SectionLinesProps = { section: Section; numbers: Map<string, number>; definition: Definition };

function SectionLines({ section, numbers, definition }: SectionLinesProps) {
	const { t } = useTranslation("formBuild");
	const { id, title, showIf, questions } = section;
	return (
		<div className="mt-1 text-13">
			{hasText(title) && <p className="font-medium break-words">{nameOf(definition, { id }, t as never)}</p>}
			<Rules id={id} showIf={showIf} />
			<ul className="border-l border-line pl-3">
				{questions.map((question) => (
					<li key={question.id} className="py-0.5">
						<Link to={placeOf(definition, question)} className="link break-words">
							{numbers.has(question.id) && `${numbers.get(question.id)}. `}
							{nameOf(definition, question, t as never)}
						</Link>
						<Rules {...question} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** The rules of a page, a section or a question in words, and what is wrong with them. */
function Rules({ id, showIf, requireIf }: Pick<Question, "id" | "showIf" | "requireIf">) {
	const { t } = useTranslation("formBuild");
	const words = useRuleWords();
	const problems = useFlowProblems().get(id) ?? [];
	const rules = [
		...(showIf ? [t("rules.shownWhen", { rule: words(showIf) })] : []),
		...(requireIf ? [t("rules.requiredWhen", { rule: words(requireIf) })] : []),
	];
	return (
		<>
			{rules.map((rule) => (
				<p key={rule} className="flex gap-2 text-13 break-words text-accent-ink">
					<Icon name="split" className="mt-0.5 size-3.5 shrink-0" />
					<span className="min-w-0">{rule}</span>
				</p>
			))}
			{problems.map((key) => (
				<p key={key} className="flex gap-2 text-13 break-words text-warning-ink">
					<Icon name="triangle-alert" className="mt-0.5 size-3.5 shrink-0" />
					<span className="min-w-0">{t(`problem.${key}`)}</span>
				</p>
			))}
		</>
	);
}
