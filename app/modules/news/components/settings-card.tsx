import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { Checkbox, CheckboxGroup, RadioGroup } from "#app/ui/choices";
import { FieldError } from "#app/ui/field";
import type { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { paths } from "../paths";
import type { showEdit } from "../show-edit.server";

type Data = Pick<
	Awaited<ReturnType<typeof showEdit>>,
	"article" | "authors" | "categories" | "modules" | "offered" | "readers" | "tenant"
>;

type Props = {
	data: Data;
	/** The id of the form that it is sent with. */
	form: string;
	problem: ReturnType<typeof useFormProblem>;
	audience: string;
	setAudience: (audience: string) => void;
	/** Something was chosen of which no field tells. */
	touch: () => void;
};

/** What all languages of an item share: category, who may read it, who is told. It is sent with the text. */
export function SettingsCard({ data, form, problem, audience, setAudience, touch }: Props) {
	const { t } = useTranslation(["news", "modules"]);
	const { dateTime } = useFormat();
	const { article, authors, categories, modules, offered, readers, tenant } = data;
	const hydrated = useHydrated();
	const typed = (field: string, stored: string) => problem.typed(field) ?? stored;
	const ticks = (field: "tellsBell" | "tellsMail" | "asksConfirmation") => ({
		...{ form, name: field, defaultChecked: problem.ticked(field) ?? article[field] },
	});
	const isFor = (word: string) => problem.ticked("audienceFor", word) ?? article.audienceFor.includes(word);
	const boxes = (legend: "settings.roles" | "settings.modules", options: { value: string; label: string }[]) => (
		<CheckboxGroup form={form} name="audienceFor[]" legend={t(legend)} options={options} isTicked={isFor} />
	);
	return (
		<section className="card flex flex-col gap-4 p-4">
			<div>
				<h2 className="text-base font-semibold">{t("settings.title")}</h2>
				{article.isLive && <p className="mt-1 text-13 text-ink-3">{t("settings.liveHelp")}</p>}
			</div>
			<SelectField
				form={form}
				id="categoryId"
				name="categoryId"
				label={t("settings.category")}
				error={problem.of("categoryId")}
				defaultValue={typed("categoryId", article.categoryId ?? "")}
				options={[
					{ value: "", label: t("settings.noCategory") },
					...categories.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
			{categories.length > 1 && (
				<CheckboxGroup
					form={form}
					id="moreCategoryIds"
					name="moreCategoryIds[]"
					legend={t("settings.moreCategories")}
					options={categories.map(({ id, name }) => ({ value: id, label: name }))}
					isTicked={(value) => problem.ticked("moreCategoryIds", value) ?? article.moreCategoryIds.includes(value)}
				/>
			)}
			{authors.length > 0 && (
				<SelectField
					form={form}
					id="authorId"
					name="authorId"
					label={t("settings.author")}
					error={problem.of("authorId")}
					defaultValue={typed("authorId", article.authorId)}
					options={
						authors.some(({ value }) => value === article.authorId)
							? authors
							: [{ value: article.authorId, label: t("settings.formerAuthor") }, ...authors]
					}
				/>
			)}
			<RadioGroup
				form={form}
				id="audience"
				name="audience"
				legend={t("settings.audience")}
				error={problem.of("audience")}
				defaultValue={typed("audience", article.audience)}
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
				<PeoplePicker
					form={form}
					id="audienceFor"
					name="audienceFor"
					legend={t("settings.people")}
					address={paths(tenant).people}
					people={offered.people}
					groups={offered.groups}
					ticked={isFor}
					onChange={touch}
				/>
			</div>
			<p className="text-13 text-ink-3">
				{t(readers.isMore ? "settings.many" : "settings.count", { count: readers.count })}
			</p>
			<div>
				<Checkbox {...ticks("tellsBell")} label={t("settings.bell")} />
				<Checkbox {...ticks("tellsMail")} label={t("settings.mail")} />
				<Checkbox {...ticks("asksConfirmation")} label={t("settings.confirm")} />
			</div>
			{article.toldAt !== null && (
				<p className="text-13 text-ink-3" suppressHydrationWarning>
					{t("settings.told", { time: dateTime(article.toldAt) })}
				</p>
			)}
			<TextField
				form={form}
				id="pinnedUntil"
				name="pinnedUntil"
				type="date"
				className="max-w-44"
				label={t("settings.pinned")}
				error={problem.of("pinnedUntil")}
				defaultValue={typed("pinnedUntil", article.pinnedUntil)}
				optional
			/>
		</section>
	);
}
