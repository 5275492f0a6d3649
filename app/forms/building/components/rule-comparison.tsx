import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { freshComparison, freshValue, needsValue, sourceKey, sourceOf, testsFor } from "../../builder/sources";
import type { Comparison, Test } from "../../logic/condition";
import { ChoiceInput } from "./inputs";
import type { Looked } from "./rule-group";
import { RuleValue } from "./rule-value";

type ComparisonProps = {
	comparison: Comparison;
	looked: Looked;
	/** Its number among those of its rule, as `2.1`. */
	number: string;
	onChange: (next: Comparison, isTyped?: boolean) => void;
	onRemove: () => void;
};

/** What is looked at, how, and what it is compared with. */
export function RuleComparison({ comparison, looked: { sources, byId }, number, onChange, onRemove }: ComparisonProps) {
	const { t } = useTranslation("formBuild");
	const { of, test, value } = comparison;
	const question = "question" in of ? byId.get(of.question) : undefined;
	const tests = testsFor(of, question);
	const key = sourceKey(of);
	const isKnown = sources.some((source) => source.value === key);
	return (
		<div className="flex flex-col gap-1.5">
			<div className="flex gap-1">
				<ChoiceInput
					hideLabel
					label={t("rules.about", { number })}
					value={key}
					options={isKnown ? sources : [{ value: key, label: t("rules.unknown") }, ...sources]}
					onChange={(chosen) => {
						const source = sourceOf(chosen);
						onChange(freshComparison(source, "question" in source ? byId.get(source.question) : undefined));
					}}
				/>
				<IconButton size="sm" icon="x" label={t("rules.remove", { number })} onClick={onRemove} />
			</div>
			<div className="flex gap-1">
				<ChoiceInput
					hideLabel
					label={t("rules.test", { number })}
					value={test}
					options={(tests.includes(test) ? tests : [test, ...tests]).map((one) => ({
						value: one,
						label: t(`rules.tests.${one}`),
					}))}
					onChange={(chosen) =>
						onChange({
							of,
							test: chosen as Test,
							...(needsValue(chosen as Test) && { value: value ?? freshValue(of, question) }),
						})
					}
				/>
				{needsValue(test) && (
					<RuleValue
						label={t("rules.value", { number })}
						comparison={comparison}
						question={question}
						onChange={(next) => onChange({ of, test, value: next }, true)}
					/>
				)}
			</div>
		</div>
	);
}
