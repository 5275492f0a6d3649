import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import { type AccessNeeds, needGroups } from "../access-needs/need-kinds";

type NeedFieldsProps = { needs: AccessNeeds; problem: ReturnType<typeof useFormProblem>; help?: string };

/** What somebody needs to take part: access and diet to tick, and all else in words. */
export function NeedFields({ needs, problem, help }: NeedFieldsProps) {
	const { t } = useTranslation("eventNeeds");
	return (
		<>
			{(["access", "diet"] as const).map((group) => (
				<CheckboxGroup
					key={group}
					id={group === "access" ? "need" : "need-diet"}
					name="need[]"
					legend={t(`group.${group}`)}
					layout="columns"
					optional
					error={group === "access" ? problem.of("need") : undefined}
					options={needGroups[group].map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
					isTicked={(kind) => problem.ticked("need", kind) ?? needs.kinds.some((one) => one === kind)}
				/>
			))}
			<TextArea
				id="needs"
				name="needs"
				rows={2}
				label={t("words")}
				help={help}
				error={problem.of("needs")}
				defaultValue={problem.typed("needs") ?? needs.words}
				optional
			/>
		</>
	);
}
