import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup, RadioGroup } from "#app/ui/choices";
import { FieldError } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import type { showEdit } from "../show-edit.server";

type Data = Pick<Awaited<ReturnType<typeof showEdit>>, "article" | "authors" | "categories" | "modules" | "readers">;

/** What all languages of an item share: category, who may read it, who is told. */
export function SettingsCard({ data, answer }: { data: Data; answer: unknown }) {
	const { t } = useTranslation(["news", "modules"]);
	const { dateTime } = useFormat();
	const { article, authors, categories, modules, readers } = data;
	const problem = useFormProblem(answer, { intent: "settings" });
	const hydrated = useHydrated();
	const [audience, setAudience] = useState<string>(article.audience);
	const boxes = (legend: "settings.roles" | "settings.modules", options: { value: string; label: string }[]) => (
		<CheckboxGroup
			name="audienceFor[]"
			legend={t(legend)}
			options={options}
			isTicked={(value) => problem.ticked("audienceFor", value) ?? article.audienceFor.includes(value)}
		/>
	);
	return (
		<Form method="post" preventScrollReset className="card flex flex-col gap-4 p-4">
			<h2 className="text-base font-semibold">{t("settings.title")}</h2>
			<input type="hidden" name="id" value={article.id} />
			<SelectField
				name="categoryId"
				label={t("settings.category")}
				defaultValue={article.categoryId ?? ""}
				options={[
					{ value: "", label: t("settings.noCategory") },
					...categories.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
			{categories.length > 1 && (
				<CheckboxGroup
					name="moreCategoryIds[]"
					legend={t("settings.moreCategories")}
					options={categories.map(({ id, name }) => ({ value: id, label: name }))}
					isTicked={(value) => problem.ticked("moreCategoryIds", value) ?? article.moreCategoryIds.includes(value)}
				/>
			)}
			{authors.length > 0 && (
				<SelectField
					name="authorId"
					label={t("settings.author")}
					error={problem.of("authorId")}
					defaultValue={article.authorId}
					options={
						authors.some(({ value }) => value === article.authorId)
							? authors
							: [{ value: article.authorId, label: t("settings.formerAuthor") }, ...authors]
					}
				/>
			)}
			<RadioGroup
				name="audience"
				legend={t("settings.audience")}
				defaultValue={article.audience}
				onChange={setAudience}
				options={(["public", "tenant", "chosen"] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
			/>
			<div className={`flex-col gap-3 ${hydrated && audience !== "chosen" ? "hidden" : "flex"}`}>
				<FieldError>{problem.of("audienceFor")}</FieldError>
				{boxes(
					"settings.roles",
					(["CLIENT", "ADVISOR", "ADMIN"] as const).map((role) => ({
						value: `role:${role}`,
						label: t(`modules:roles.${role}`),
					})),
				)}
				{boxes(
					"settings.modules",
					modules.map(({ key, name }) => ({ value: `module:${key}`, label: name })),
				)}
			</div>
			<p className="text-13 text-ink-3">
				{t(readers.isMore ? "settings.many" : "settings.count", { count: readers.count })}
			</p>
			<div>
				<Checkbox name="tellsBell" label={t("settings.bell")} defaultChecked={article.tellsBell} />
				<Checkbox name="tellsMail" label={t("settings.mail")} defaultChecked={article.tellsMail} />
				<Checkbox name="asksConfirmation" label={t("settings.confirm")} defaultChecked={article.asksConfirmation} />
			</div>
			{article.toldAt !== null && (
				<p className="text-13 text-ink-3" suppressHydrationWarning>
					{t("settings.told", { time: dateTime(article.toldAt) })}
				</p>
			)}
			<TextField
				name="pinnedUntil"
				type="date"
				className="max-w-44"
				label={t("settings.pinned")}
				error={problem.of("pinnedUntil")}
				defaultValue={article.pinnedUntil}
				optional
			/>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="settings" kind="secondary">
				{t("settings.save")}
			</SubmitButton>
		</Form>
	);
}
