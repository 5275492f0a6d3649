import { Form, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isLanguage, languages } from "#app/platform/i18n";
import { Button } from "#app/ui/button";
import { SelectField, TextField } from "#app/ui/text-field";
import type { AnswersView } from "../serialize-report.server";

/** Which replies the report is of, and by what it is grouped. All of it stands in the address. */
export function ReportBar({ shown, more }: { shown: AnswersView; more?: ReactNode }) {
	const { t } = useTranslation("formReports");
	const { from, to, language, only, by, groupable, subjects, form } = shown;
	const submit = useSubmit();
	const hasFilters = Boolean(more || form.languages.length > 1 || subjects?.items.length || groupable.length);
	const isNarrowed = Boolean(language || only || by || subjects?.chosen);
	return (
		<Form
			method="get"
			className="no-print flex flex-wrap items-end gap-3 py-4"
			preventScrollReset
			onChange={({ target, currentTarget }) =>
				target instanceof HTMLSelectElement && submit(currentTarget, { preventScrollReset: true })
			}
		>
			<TextField key={from} type="date" name="from" label={t("from")} defaultValue={from} className="w-40" />
			<TextField key={`${to}-`} type="date" name="to" label={t("to")} defaultValue={to} className="w-40" />
			{hasFilters && (
				<details className="fold-on-phone max-md:open:w-full" open={isNarrowed}>
					<summary className="btn btn-secondary cursor-pointer">{t("filters")}</summary>
					<div className="flex flex-wrap items-end gap-3 max-md:mt-3">
						{form.languages.length > 1 && (
							<SelectField
								name="language"
								label={t("language")}
								className="w-40"
								defaultValue={language ?? ""}
								options={[
									{ value: "", label: t("allLanguages") },
									...form.languages.map((code) => ({
										value: code,
										label: isLanguage(code) ? languages[code].name : code,
									})),
								]}
							/>
						)}
						{more}
						{subjects && subjects.items.length > 0 && (
							<SelectField
								name="about"
								label={subjects.label}
								className="w-52 max-sm:w-full"
								defaultValue={subjects.chosen ?? ""}
								options={[
									{ value: "", label: subjects.all },
									...subjects.items.map(({ id, name }) => ({ value: id, label: name })),
								]}
							/>
						)}
						{groupable.length > 0 && (
							<>
								<SelectField
									name="by"
									label={t("by")}
									className="w-52 max-sm:w-full"
									defaultValue={by ?? ""}
									options={[
										{ value: "", label: t("byNothing") },
										...groupable.map(({ id, label }) => ({ value: id, label })),
									]}
								/>
								<SelectField
									name="only"
									label={t("only")}
									className="w-52 max-sm:w-full"
									defaultValue={only ?? ""}
									options={[
										{ value: "", label: t("onlyAll") },
										...groupable.flatMap(({ id, label, values, isOverlapping }) =>
											(isOverlapping ? [] : values).map((one) => ({
												value: `${id}:${one.value}`,
												label: `${label}: ${one.label}`,
											})),
										),
									]}
								/>
							</>
						)}
					</div>
				</details>
			)}
			<Button type="submit">{t("show")}</Button>
		</Form>
	);
}
