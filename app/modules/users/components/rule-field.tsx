import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import type { Rules } from "../groups/rules.server";
import { useWords } from "./words";

type RuleFieldProps = {
	rules: Rules;
	problem: ReturnType<typeof useFormProblem>;
	/** The rule that holds now. */
	now?: string;
};

/** Who is in a group: people who are put in by hand, or all who fit a rule. */
export function RuleField({ rules, problem, now = "hand" }: RuleFieldProps) {
	const { t } = useTranslation("peopleGroups");
	const options = useRules(rules);
	const isKnown = options.some(({ value }) => value === now);
	return (
		<SelectField
			id="rule"
			name="rule"
			label={t("rule")}
			className="w-80 max-w-full"
			error={problem.of("rule")}
			defaultValue={problem.typed("rule") ?? now}
			options={isKnown ? options : [...options, { value: now, label: t("rules.gone") }]}
		/>
	);
}

/** The words of a rule. */
export function useRuleWords(rules: Rules): (rule: string) => string {
	const { t } = useTranslation("peopleGroups");
	const options = useRules(rules);
	return (rule) => options.find(({ value }) => value === rule)?.label ?? t("rules.gone");
}

function useRules({ roles, modules, advisors }: Rules): { value: string; label: string }[] {
	const { t } = useTranslation("peopleGroups");
	const words = useWords();
	return [
		{ value: "hand", label: t("rules.hand") },
		...roles.map(({ value, role }) => ({ value, label: t(`rules.role.${role}`) })),
		...advisors.map(({ value, name }) => ({ value, label: t("rules.advisor", { name }) })),
		...modules.map(({ value, ...module }) => ({ value, label: t("rules.module", { module: words.module(module) }) })),
	];
}
