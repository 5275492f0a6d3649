import { useTranslation } from "react-i18next";
import {
	asList,
	freshComparison,
	freshValue,
	fromList,
	needsValue,
	questionsBefore,
	sourceKey,
	sourceOf,
	testsFor,
} from "#app/forms/builder/sources";
import type { Question } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Comparison, Condition, Test } from "#app/forms/logic/condition";
import { Button, IconButton } from "#app/ui/button";
import { useBuilding } from "./build-context";
import { ChoiceInput } from "./inputs";
import { RuleValue } from "./rule-value";
import { useCalmForm, useRuleWords } from "./rule-words";

type RuleFieldsProps = {
	/** The part that the rule stands at: it sees what stands before it; a jump's page also its own questions. */
	id: string;
	isJump?: boolean;
	label: string;
	rule: Condition | undefined;
	/** `key`: what is typed, so that its letters are one step. */
	onChange: (rule: Condition | undefined, key?: string) => void;
};

/** A rule as a list of comparisons, all or any of which have to hold. */
export function RuleFields({ id, isJump = false, label, rule, onChange }: RuleFieldsProps) {
	const { t } = useTranslation("formBuild");
	const form = useCalmForm();
	const { language } = useBuilding();
	const words = useRuleWords();
	const list = asList(rule);
	const before = questionsBefore(form, id, isJump);
	const byId = new Map(before.map((question) => [question.id, question]));
	if (!list)
		return (
			<div>
				<p className="label">{label}</p>
				<p className="mt-1 text-13 break-words text-ink-2">{rule && words(rule)}</p>
				<p className="mt-1 text-13 text-ink-3">{t("rules.complex")}</p>
				<Button kind="quiet" size="sm" icon="x" onClick={() => onChange(undefined)}>
					{t("rules.clear")}
				</Button>
			</div>
		);
	const { joined, comparisons } = list;
	const said = (question: Question) => textIn(question.label, language).text || t(`kind.${question.type}`);
	const sources = [
		...before.flatMap((question) => [
			{ value: `answer:${question.id}`, label: said(question) },
			...(question.type === "matrix"
				? question.rows.map((row) => ({
						value: `answer:${question.id}:${row.id}`,
						label: `${said(question)}: ${textIn(row.label, language).text}`,
					}))
				: []),
		]),
		...form.scores.map((score) => ({ value: `score:${score.id}`, label: textIn(score.name, language).text })),
		...before.map((question) => ({
			value: `earlier:${question.id}`,
			label: t("rules.earlier", { name: said(question) }),
		})),
		...(["role", "language", "today"] as const).map((kind) => ({ value: kind, label: t(`rules.source.${kind}`) })),
	];
	const questionOf = ({ of }: Comparison) => ("question" in of ? byId.get(of.question) : undefined);
	const write = (next: Comparison[], how = joined, key?: string) => onChange(fromList(how, next), key);
	const change = (at: number, next: Comparison, key?: string) => write(comparisons.with(at, next), joined, key);
	const add = () => {
		const source = sourceOf(sources[0]?.value ?? "role");
		write([...comparisons, freshComparison(source, "question" in source ? byId.get(source.question) : undefined)]);
	};
	return (
		<fieldset>
			<legend className="label mb-1.5">{label}</legend>
			{comparisons.length > 1 && (
				<div className="mb-2">
					<ChoiceInput
						hideLabel
						label={t("rules.joined")}
						value={joined}
						options={(["all", "any"] as const).map((value) => ({ value, label: t(`rules.${value}`) }))}
						onChange={(how) => write(comparisons, how as "all" | "any")}
					/>
				</div>
			)}
			<ul className="flex flex-col gap-3">
				{comparisons.map((one, at) => {
					const question = questionOf(one);
					const tests = testsFor(one.of, question);
					const known = sources.some(({ value }) => value === sourceKey(one.of));
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: rules have no ids, and are only added at the end
						<li key={at} className="flex flex-col gap-1.5 rounded-lg bg-sheet p-2 ring-1 ring-line">
							<div className="flex gap-1">
								<ChoiceInput
									hideLabel
									label={t("rules.about", { number: at + 1 })}
									value={sourceKey(one.of)}
									options={known ? sources : [{ value: sourceKey(one.of), label: t("rules.unknown") }, ...sources]}
									onChange={(key) => {
										const of = sourceOf(key);
										change(at, freshComparison(of, "question" in of ? byId.get(of.question) : undefined));
									}}
								/>
								<IconButton
									size="sm"
									icon="x"
									label={t("rules.remove", { number: at + 1 })}
									onClick={() => write(comparisons.toSpliced(at, 1))}
								/>
							</div>
							<div className="flex gap-1">
								<ChoiceInput
									hideLabel
									label={t("rules.test", { number: at + 1 })}
									value={one.test}
									options={(tests.includes(one.test) ? tests : [one.test, ...tests]).map((value) => ({
										value,
										label: t(`rules.tests.${value}`),
									}))}
									onChange={(test) =>
										change(at, {
											of: one.of,
											test: test as Test,
											...(needsValue(test as Test) && { value: one.value ?? freshValue(one.of, question) }),
										})
									}
								/>
								{needsValue(one.test) && (
									<RuleValue
										label={t("rules.value", { number: at + 1 })}
										comparison={one}
										question={question}
										onChange={(value) => change(at, { ...one, value }, String(at))}
									/>
								)}
							</div>
						</li>
					);
				})}
			</ul>
			<Button kind="quiet" size="sm" icon="plus" className="mt-1.5" onClick={add}>
				{t("rules.add")}
			</Button>
		</fieldset>
	);
}
