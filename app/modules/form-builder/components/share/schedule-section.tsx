import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ByTextField } from "#app/forms/texting/by-text-field";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import { FoldedSection } from "#app/ui/folded-section";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { dateFormat } from "#app/ui/formatters";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { Shared } from "./link-section";
import { MemberPicker } from "./member-picker";

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Members who are asked again and again, and how they are reminded. */
export function ScheduleSection({ shown, answer }: { shown: Shared; answer: unknown }) {
	const { t, i18n } = useTranslation("formShare");
	const problem = useFormProblem(answer, { intent: "schedule", ids: { memberIds: "scheduled" } });
	const { today } = shown;
	const weekday = dateFormat(i18n.language, { weekday: "long", timeZone: "UTC" });
	const days = Array.from({ length: 7 }, (_, at) => ({
		value: String(at + 1),
		label: weekday.format(MONDAY + at * DAY),
	}));
	const number = (name: string, label: string, most: number, usual: string) => (
		<TextField
			type="number"
			id={name}
			name={name}
			min={name === "reminders" || name === "hour" ? 0 : 1}
			max={most}
			className="w-44"
			label={label}
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? usual}
		/>
	);
	return (
		<FoldedSection title={t("schedule.title")} intro={t("schedule.intro")} isOpen={problem.refused}>
			<Form method="post" className="group flex flex-col gap-5" noValidate preventScrollReset>
				<input type="hidden" name="subject" value={shown.subject?.chosen?.id ?? ""} />
				<MemberPicker id="scheduled" shown={shown} problem={problem} />
				<SelectField
					name="repeat"
					label={t("schedule.repeat")}
					className="w-72 max-w-full"
					defaultValue={problem.typed("repeat") ?? "once"}
					options={["once", "daily", "weekly", "days", "after"].map((value) => ({
						value,
						label: t(`schedule.${value}`),
					}))}
				/>
				<div className="hidden flex-col gap-4 group-has-[option[value=weekly]:checked]:flex">
					{number("every", t("schedule.every"), 52, "1")}
					<CheckboxGroup
						id="weekdays"
						name="weekdays[]"
						layout="flow"
						legend={t("schedule.weekdays")}
						options={days}
						error={problem.of("weekdays")}
						isTicked={(day) => problem.ticked("weekdays", day) ?? day === "1"}
					/>
				</div>
				<TextArea
					id="days"
					name="days"
					rows={3}
					className="hidden group-has-[option[value=days]:checked]:block"
					label={t("schedule.chosenDays")}
					help={t("schedule.chosenDaysHelp")}
					error={problem.of("days")}
					defaultValue={problem.typed("days") ?? today}
				/>
				<TextField
					id="afterDays"
					name="afterDays"
					className="hidden group-has-[option[value=after]:checked]:block"
					label={t("schedule.afterDays")}
					help={t("schedule.afterHelp")}
					error={problem.of("afterDays")}
					defaultValue={problem.typed("afterDays") ?? "0, 90, 180"}
				/>
				<div className="flex flex-wrap items-end gap-4">
					<TextField
						type="date"
						id="startsOn"
						name="startsOn"
						className="w-44"
						label={t("schedule.starts")}
						error={problem.of("startsOn")}
						defaultValue={problem.typed("startsOn") ?? today}
					/>
					<TextField
						type="date"
						id="endsOn"
						name="endsOn"
						optional
						className="w-44"
						label={t("schedule.ends")}
						error={problem.of("endsOn")}
						defaultValue={problem.typed("endsOn") ?? ""}
					/>
					{number("hour", t("schedule.hour"), 23, "8")}
					{number("windowHours", t("schedule.window"), 8760, "72")}
					{number("reminders", t("schedule.reminders"), 10, "1")}
					{number("gapHours", t("schedule.gap"), 720, "24")}
				</div>
				<div className="flex flex-wrap items-end gap-4">
					<SelectField
						name="holidays"
						label={t("schedule.onHolidays")}
						className="w-72 max-w-full"
						defaultValue={problem.typed("holidays") ?? "skip"}
						options={["skip", "move", "ask"].map((value) => ({ value, label: t(`schedule.holiday.${value}`) }))}
					/>
					<Checkbox
						name="skipsWeekends"
						label={t("schedule.weekends")}
						defaultChecked={problem.ticked("skipsWeekends") ?? false}
					/>
				</div>
				{shown.hasSms && <ByTextField problem={problem} />}
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="schedule" kind="secondary" icon="calendar-clock">
						{t("schedule.save")}
					</SubmitButton>
				</div>
			</Form>
		</FoldedSection>
	);
}
