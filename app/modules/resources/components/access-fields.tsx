import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { Access } from "../access";
import { accessFeatures } from "../choices";

type AccessFieldsProps = { values: Partial<Access>; problem: ReturnType<typeof useFormProblem> };

/** What is filled in about who can get to a resource and use it. */
export function AccessFields({ values, problem }: AccessFieldsProps) {
	const { t } = useTranslation("resourceAccess");
	return (
		<>
			<CheckboxGroup
				id="access"
				name="access"
				legend={t("title")}
				help={t("help")}
				layout="box"
				error={problem.of("access")}
				options={accessFeatures.map((value) => ({ value, label: t(`feature.${value}`) }))}
				isTicked={(value) =>
					problem.ticked("access", value) ?? values.access?.some((feature) => feature === value) ?? false
				}
			/>
			<TextField
				id="doorWidth"
				name="doorWidth"
				type="number"
				min={30}
				max={500}
				className="max-w-40"
				label={t("doorWidth")}
				help={t("doorWidthHelp")}
				error={problem.of("doorWidth")}
				defaultValue={problem.typed("doorWidth") ?? String(values.doorWidth ?? "")}
				optional
			/>
			<TextField
				id="accessNote"
				name="accessNote"
				label={t("note")}
				error={problem.of("accessNote")}
				defaultValue={problem.typed("accessNote") ?? values.accessNote ?? ""}
				maxLength={300}
				autoComplete="off"
				optional
			/>
		</>
	);
}
