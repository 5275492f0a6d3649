import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { asGroup, ruleOf } from "../../builder/sources";
import { withPipedOptions } from "../../definition/piped-options";
import type { Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import type { Condition } from "../../logic/condition";
import { useBuilding } from "./build-context";
import { RuleGroupFields } from "./rule-group";
import { useCalmForm } from "./rule-words";
import { useBefore } from "./use-before";

type RuleFieldsProps = {
	/** The part that the rule stands at: it sees what stands before it; a jump's page also its own questions. */
	id: string;
	isJump?: boolean;
	label: string;
	rule: Condition | undefined;
	/** `key`: what is typed, so that its letters are one step. */
	onChange: (rule: Condition | undefined, key?: string) => void;
};

/** A rule: comparisons, and groups of them inside one another. */
export function RuleFields({ id, isJump = false, label, rule, onChange }: RuleFieldsProps) {
	const looked = useSources(id, isJump);
	return (
		<fieldset>
			<legend className="label mb-1.5">{label}</legend>
			<RuleGroupFields
				group={asGroup(rule)}
				looked={looked}
				path=""
				room={3}
				onChange={(group, key) => onChange(ruleOf(group), key)}
			/>
		</fieldset>
	);
}

/** What a rule of a part can look at, as a list, and the questions among it. */
function useSources(id: string, isJump: boolean) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const { scores } = useCalmForm();
	const standing = useBefore(id, isJump);
	return useMemo(() => {
		const before = withPipedOptions(standing);
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
			...scores.map((score) => ({ value: `score:${score.id}`, label: textIn(score.name, language).text })),
			...before.map((question) => ({
				value: `earlier:${question.id}`,
				label: t("rules.earlier", { name: said(question) }),
			})),
			...(["role", "language", "today"] as const).map((kind) => ({ value: kind, label: t(`rules.source.${kind}`) })),
		];
		return { sources, byId: new Map(before.map((question) => [question.id, question])) };
	}, [scores, standing, language, t]);
}
