import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { type Choice, SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { Access } from "../access";
import { resourceStatuses } from "../choices";
import { AccessFields } from "./access-fields";

type Values = Partial<Access> &
	Partial<
		Record<"typeId" | "name" | "model" | "place" | "body" | "features" | "timeZone" | "status" | "floor", string> &
			Record<"capacity" | "planRow" | "planColumn", number | null>
	>;
type FieldsProps = { values: Values; types: readonly Choice[]; problem: ReturnType<typeof useFormProblem> };

/** What is filled in about a resource; the same for a new one and for one that is there. */
export function ResourceFields({ values, types, problem }: FieldsProps) {
	const { t } = useTranslation("resources");
	const field = (name: Exclude<keyof Values, keyof Access>) => ({
		...{ id: name, name, label: t(`field.${name}`), error: problem.of(name), autoComplete: "off" },
		defaultValue: problem.typed(name) ?? String(values[name] ?? ""),
	});
	return (
		<>
			<TextField {...field("name")} maxLength={120} required />
			<SelectField {...field("typeId")} options={types} />
			<TextField {...field("model")} maxLength={80} help={t("help.model")} optional />
			<TextField {...field("place")} optional />
			<TextArea {...field("body")} optional />
			<TextField {...field("capacity")} type="number" min={1} className="max-w-40" help={t("help.capacity")} optional />
			<TextArea {...field("features")} help={t("help.features")} optional />
			<AccessFields values={values} problem={problem} />
			<SelectField
				{...field("status")}
				options={resourceStatuses.map((value) => ({ value, label: t(`use.${value}`) }))}
			/>
			<TextField {...field("timeZone")} className="max-w-80" />
			<fieldset className="grid items-end gap-3 sm:grid-cols-3">
				<legend className="mb-2 text-sm font-medium">{t("plan.title")}</legend>
				<TextField {...field("floor")} optional />
				<TextField {...field("planRow")} type="number" min={1} max={6} optional />
				<TextField {...field("planColumn")} type="number" min={1} max={8} optional />
			</fieldset>
		</>
	);
}
