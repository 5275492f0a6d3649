import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import type { MergedField } from "../duplicates.schema";
import { useFieldName } from "./use-field-name";

type MergeChoicesProps = {
	customers: { id: string; name: string; city: string | null }[];
	keep: string;
	rows: { field: MergedField; values: { id: string; text: string }[]; chosen: string }[];
};

/** The customers side by side: which record is kept, and whose value each field gets where they differ. */
export function MergeChoices({ customers, keep, rows }: MergeChoicesProps) {
	const { t } = useTranslation("crmClean");
	const fieldName = useFieldName();
	return (
		<Form method="get" className="mt-4 flex flex-col gap-5" key={`${customers.map(({ id }) => id).join()}${keep}`}>
			<input type="hidden" name="step" value="preview" />
			{customers.map(({ id }) => (
				<input key={id} type="hidden" name="c" value={id} />
			))}
			<Choice
				legend={t("merge.keep")}
				help={t("merge.keepHelp")}
				name="keep"
				chosen={keep}
				options={customers.map(({ id, name, city }) => ({ id, text: [name, city].filter(Boolean).join(", ") }))}
			/>
			{rows.map(({ field, values, chosen }) => (
				<Choice
					key={field}
					legend={fieldName(field)}
					name={`from.${field}`}
					chosen={chosen}
					options={values.map(({ id, text }) => ({
						id,
						text: field === "visibility" ? t(`crm:visibility.${text}`) : text,
					}))}
				/>
			))}
			<div>
				<SubmitButton>{t("merge.preview")}</SubmitButton>
			</div>
		</Form>
	);
}

type ChoiceProps = {
	legend: string;
	help?: string;
	name: string;
	chosen: string;
	options: { id: string; text: string }[];
};

/** One field: a column for each customer from 640 px on, one under the other on a phone. */
function Choice({ legend, help, name, chosen, options }: ChoiceProps) {
	const { t } = useTranslation("crmClean");
	return (
		<fieldset>
			<legend className="label mb-1.5">{legend}</legend>
			{help && <p className="-mt-1 mb-1.5 text-13 text-ink-3">{help}</p>}
			<div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
				{options.map(({ id, text }) => (
					<label key={id} className="card flex min-h-11 cursor-pointer items-start gap-2 p-2.5 text-sm">
						<input type="radio" name={name} value={id} defaultChecked={id === chosen} className="tick" />
						<span className="min-w-0 break-words">
							{text || <span className="text-ink-3">{t("merge.empty")}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
