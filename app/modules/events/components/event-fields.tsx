import { useTranslation } from "react-i18next";
import { languages } from "#app/platform/i18n";
import { Checkbox, CheckboxGroup, RadioGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { EventValues } from "../events.server";
import { QuestionRows } from "./question-rows";

type EventFieldsProps = {
	values: Partial<EventValues>;
	problem: ReturnType<typeof useFormProblem>;
	/** Whether the form was filled in before: a box that is not ticked then was not wanted. */
	isKnown: boolean;
	/** Steps of courses that whoever comes has done by it. */
	courseSteps: readonly { value: string; label: string }[];
};

const visibilities = ["public", "tenant", "link"] as const;
const reminders = ["10080", "1440", "60"] as const;

/** What is filled in about an event; the same for a new one and for one that is there. */
export function EventFields({ values, problem, isKnown, courseSteps }: EventFieldsProps) {
	const { t } = useTranslation("events");
	const typed = (field: keyof EventValues) => problem.typed(field) ?? String(values[field] ?? "");
	const line = (name: "title" | "place" | "category" | "contact" | "url", more: object = {}) => (
		<TextField
			id={name}
			name={name}
			label={t(`field.${name}`)}
			error={problem.of(name)}
			defaultValue={typed(name)}
			autoComplete="off"
			{...more}
		/>
	);
	const time = (name: "startsAt" | "endsAt" | "opensAt" | "closesAt", more: object = {}) => (
		<TextField
			id={name}
			name={name}
			type="datetime-local"
			label={t(`field.${name}`)}
			error={problem.of(name)}
			defaultValue={typed(name)}
			{...more}
		/>
	);
	const number = (name: "capacity" | "offerHours" | "cancelHours" | "maxGuests" | "hours", more: object = {}) => (
		<TextField
			id={name}
			name={name}
			type="number"
			min={0}
			className="max-w-60"
			label={t(`field.${name}`)}
			error={problem.of(name)}
			defaultValue={typed(name)}
			{...more}
		/>
	);
	const box = (name: "needsApproval" | "hasWaitingList" | "asksNeeds" | "asksFeedback", isUsual = false) => (
		<Checkbox
			id={name}
			name={name}
			label={t(`field.${name}`)}
			help={t(`help.${name}`)}
			defaultChecked={problem.ticked(name) ?? (isKnown ? values[name] : isUsual)}
		/>
	);
	return (
		<>
			{line("title", { maxLength: 200, required: true })}
			<TextArea
				id="body"
				name="body"
				label={t("field.body")}
				error={problem.of("body")}
				defaultValue={typed("body")}
				optional
			/>
			<div className="grid gap-3 sm:grid-cols-2">
				{time("startsAt", { required: true })}
				{time("endsAt", { required: true })}
			</div>
			<TextField
				id="timeZone"
				name="timeZone"
				label={t("field.timeZone")}
				help={t("help.timeZone")}
				error={problem.of("timeZone")}
				defaultValue={typed("timeZone")}
				className="max-w-80"
				autoComplete="off"
			/>
			{line("place", { optional: true, help: t("help.place") })}
			{line("url", { optional: true, inputMode: "url", help: t("help.url") })}
			<div className="grid gap-3 sm:grid-cols-2">
				{line("category", { optional: true })}
				<SelectField
					id="language"
					name="language"
					label={t("field.language")}
					error={problem.of("language")}
					defaultValue={typed("language")}
					options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value }))}
				/>
			</div>
			{line("contact", { optional: true })}
			<RadioGroup
				id="visibility"
				name="visibility"
				legend={t("field.visibility")}
				error={problem.of("visibility")}
				defaultValue={problem.typed("visibility") ?? values.visibility ?? "public"}
				options={visibilities.map((value) => ({
					value,
					label: t(`visibility.${value}`),
					help: t(`visibilityHelp.${value}`),
				}))}
			/>
			<h2 className="mt-3 text-base font-semibold">{t("part.registration")}</h2>
			<div className="grid gap-3 sm:grid-cols-2">
				{time("opensAt", { optional: true })}
				{time("closesAt", { optional: true })}
			</div>
			{number("capacity", { optional: true, min: 1, help: t("help.capacity") })}
			{box("needsApproval")}
			{box("hasWaitingList", true)}
			{number("offerHours", { min: 1, max: 336, help: t("help.offerHours") })}
			{number("cancelHours", { max: 720, help: t("help.cancelHours") })}
			{number("maxGuests", { max: 9, help: t("help.maxGuests") })}
			{box("asksNeeds")}
			<QuestionRows questions={values.questions ?? []} problem={problem} />
			<h2 className="mt-3 text-base font-semibold">{t("part.letters")}</h2>
			<CheckboxGroup
				id="reminders"
				name="reminders"
				legend={t("field.reminders")}
				error={problem.of("reminders")}
				options={reminders.map((value) => ({ value, label: t(`reminder.${value}`) }))}
				isTicked={(value) =>
					problem.ticked("reminders", value) ?? (isKnown ? values.reminders?.includes(value) : value !== "10080")
				}
			/>
			{box("asksFeedback", true)}
			{courseSteps.length > 0 && (
				<SelectField
					id="courseStep"
					name="courseStep"
					label={t("field.courseStep")}
					help={t("help.courseStep")}
					error={problem.of("courseStep")}
					defaultValue={typed("courseStep")}
					options={[{ value: "", label: t("noCourseStep") }, ...courseSteps]}
				/>
			)}
			{number("hours", { optional: true, min: 0.5, max: 999, step: 0.5, help: t("help.hours") })}
		</>
	);
}
