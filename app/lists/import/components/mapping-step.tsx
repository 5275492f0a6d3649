import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import type { StepProps } from "./import-steps";

const SHOWN = 3;

/** Which field each column of the file goes to, with values of it. */
export function MappingStep({ data, answer }: StepProps) {
	const { reading, mapping } = data.import;
	const problem = useFormProblem(answer, { intent: "map" });
	const { t } = useTranslation("imports");
	const { t: say } = useTranslation();
	const options = [
		{ value: "", label: t("mapping.none") },
		...data.fields.map(({ key, label, required }) => ({
			value: key,
			label: required ? `${say(label)} (${t("columns.required")})` : say(label),
		})),
	];
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate>
			<p className="text-sm text-ink-2">{t("mapping.help")}</p>
			<ul className="divide-y divide-line border-y border-line">
				{reading.columns.map((column, index) => {
					const name = column || t("reading.column", { number: index + 1 });
					const values = reading.sample.map((cells) => cells[index]).filter(Boolean);
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
						<li key={index} className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_16rem]">
							<div className="min-w-0">
								<p className="text-sm font-medium break-words">{name}</p>
								<p className="truncate text-13 text-ink-3">
									{values.slice(0, SHOWN).join(" · ") || t("mapping.noValues")}
								</p>
							</div>
							<SelectField
								id={`column-${index}`}
								name="fields[]"
								label={t("mapping.fieldOf", { column: name })}
								error={problem.of(`column-${index}`)}
								defaultValue={mapping[String(index)] ?? ""}
								options={options}
							/>
						</li>
					);
				})}
			</ul>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="map">{t("mapping.next")}</SubmitButton>
			</div>
		</Form>
	);
}
