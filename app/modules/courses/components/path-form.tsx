import { Form, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Tabs } from "#app/ui/tabs";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { PathData } from "../learning-paths.server";
import { paths } from "../paths";

/** Places for courses that are there for more. */
const MORE = 3;

/** What a path is called in one language, and which courses are in it in which order. */
export function PathForm({ data, answer }: { data: PathData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "save" });
	const [address] = useSearchParams();
	const { path, otherCourses, tenant } = data;
	const language = languageCodes.find((code) => code === address.get("language")) ?? path.firstLanguage;
	const places = Math.min(30, path.courseIds.length + MORE);
	const here = paths(tenant).path(path.id);
	return (
		<>
			<Tabs
				label={t("languages")}
				tabs={languageCodes.map((code) => ({
					to: `${here}?language=${code}`,
					label: `${languages[code].name} ${path.titles[code] ? "●" : "○"}`,
					current: code === language,
				}))}
			/>
			<Form
				key={`${language}:${path.courseIds.join()}`}
				method="post"
				preventScrollReset
				className="mt-4 flex flex-col gap-5"
				noValidate
			>
				<input type="hidden" name="language" value={language} />
				<TextField
					id="title"
					name="title"
					label={t("paths.name")}
					lang={language}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? path.titles[language] ?? ""}
				/>
				<TextArea
					id="summary"
					name="summary"
					label={t("edit.summary")}
					lang={language}
					rows={3}
					error={problem.of("summary")}
					defaultValue={problem.typed("summary") ?? path.summaries[language] ?? ""}
					optional
				/>
				<fieldset className="flex min-w-0 flex-col gap-3">
					<legend className="label mb-2">{t("paths.courses")}</legend>
					{Array.from({ length: places }, (_, at) => (
						<SelectField
							// biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
							key={at}
							id={`course-${at}`}
							name="courses[]"
							label={t("paths.place", { number: at + 1 })}
							defaultValue={path.courseIds[at] ?? ""}
							options={[
								{ value: "", label: t("ending.noNext") },
								...otherCourses.map(({ id, title }) => ({ value: id, label: title })),
							]}
						/>
					))}
				</fieldset>
				<Checkbox
					name="inOrder"
					label={t("paths.inOrder")}
					defaultChecked={problem.ticked("inOrder") ?? path.inOrder}
				/>
				<RadioGroup
					id="status"
					name="status"
					legend={t("filter.status")}
					error={problem.of("status")}
					defaultValue={problem.typed("status") ?? path.status}
					options={(["draft", "published"] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="save" kind="secondary" className="self-start">
					{t("edit.save")}
				</SubmitButton>
			</Form>
		</>
	);
}
