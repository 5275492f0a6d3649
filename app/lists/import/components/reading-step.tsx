import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import type { StepProps } from "./import-steps";

const separatorNames: Record<string, string> = { ";": "semicolon", ",": "comma", "\t": "tab", "|": "bar" };

/** How the file is read, as found, with its first rows; all of it can be chosen otherwise. */
export function ReadingStep({ data, answer }: StepProps) {
	const { reading } = data.import;
	const problem = useFormProblem(answer, { intent: "read" });
	const { t } = useTranslation("imports");
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate>
			<input type="hidden" name="intent" value="read" />
			<p className="text-sm text-ink-2">{t("reading.help", { count: reading.rowCount })}</p>
			<div className="grid gap-4 sm:grid-cols-3">
				{reading.format === "xlsx" ? (
					<SelectField
						name="sheet"
						label={t("reading.sheet")}
						defaultValue={reading.sheet}
						options={reading.sheets.map((value) => ({ value, label: value }))}
					/>
				) : (
					<>
						<SelectField
							name="encoding"
							label={t("reading.encoding")}
							defaultValue={reading.encoding}
							options={data.offered.encodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
						/>
						<SelectField
							name="separator"
							label={t("reading.separator")}
							defaultValue={reading.separator}
							options={data.offered.separators.map((value) => ({
								value,
								label: t(`separator.${separatorNames[value]}`),
							}))}
						/>
					</>
				)}
				<TextField
					name="headerLine"
					type="number"
					min={1}
					inputMode="numeric"
					label={t("reading.headerLine")}
					defaultValue={problem.typed("headerLine") ?? String(reading.headerLine)}
					error={problem.of("headerLine")}
					className="max-w-40"
				/>
			</div>
			<Preview columns={reading.columns} rows={reading.sample} label={t("reading.preview")} />
			<FormErrors errors={problem.summary} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton name="next" value="on">
					{t("reading.next")}
				</SubmitButton>
				<SubmitButton kind="secondary" name="next" value="again" icon="refresh-cw">
					{t("reading.again")}
				</SubmitButton>
			</div>
		</Form>
	);
}

type PreviewProps = { columns: readonly string[]; rows: readonly (readonly string[])[]; label: string };

function Preview({ columns, rows, label }: PreviewProps) {
	const { t } = useTranslation("imports");
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
		<section className="card relative overflow-x-auto" aria-label={label} tabIndex={0}>
			<table className="w-full text-13">
				<thead>
					<tr className="border-b border-line bg-sunken text-left">
						{columns.map((column, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
							<th key={index} scope="col" className="px-3 py-2 text-xs font-medium whitespace-nowrap text-ink-3">
								{column || t("reading.column", { number: index + 1 })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((cells, line) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place
						<tr key={line} className="border-b border-line last:border-0">
							{columns.map((_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: as above
								<td key={index} className="max-w-60 truncate px-3 py-2 text-ink-2">
									{cells[index]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
