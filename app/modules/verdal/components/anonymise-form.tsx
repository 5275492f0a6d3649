import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { monthChoices } from "../privacy/months";

/** After how long closed placements are made anonymous. */
export function AnonymiseForm({ months }: { months: number | null }) {
	const { t } = useTranslation("verdal");
	return (
		<Form method="post" className="flex flex-wrap items-end gap-3">
			<SelectField
				id="months"
				name="months"
				label={t("anonymise.when")}
				defaultValue={months === null ? "" : String(months)}
				options={[
					{ value: "", label: t("anonymise.never") },
					...monthChoices.map((value) => ({ value, label: t("anonymise.after", { count: Number(value) }) })),
				]}
			/>
			<SubmitButton intent="anonymise" kind="secondary">
				{t("anonymise.save")}
			</SubmitButton>
		</Form>
	);
}
