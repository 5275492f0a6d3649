import { useTranslation } from "react-i18next";
import { ByTextField } from "#app/forms/texting/by-text-field";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";

const repeats = ["once", "daily", "weekly", "fortnightly", "fourWeekly", "days"] as const;
const windows = ["next", "1", "3", "7"] as const;

type ScheduleFieldsProps = {
	today: string;
	/** Reminders can come as text messages too. */
	hasSms: boolean;
	problem: ReturnType<typeof useFormProblem>;
};

/** From when, how often, until when; how long a missed form may be caught up, and how often it is reminded of. */
export function ScheduleFields({ today, hasSms, problem }: ScheduleFieldsProps) {
	const { t } = useTranslation("psychEval");
	const typed = (name: string, otherwise: string) => problem.typed(name) ?? otherwise;
	return (
		<div className="group grid gap-4 sm:grid-cols-2">
			<TextField
				id="startsOn"
				name="startsOn"
				type="date"
				label={t("schedule.startsOn")}
				error={problem.of("startsOn")}
				defaultValue={typed("startsOn", today)}
			/>
			<SelectField
				id="repeat"
				name="repeat"
				label={t("schedule.repeat")}
				defaultValue={typed("repeat", "fortnightly")}
				options={repeats.map((value) => ({ value, label: t(`schedule.repeats.${value}`) }))}
			/>
			<TextArea
				id="days"
				name="days"
				rows={3}
				className="hidden group-has-[option[value=days]:checked]:block sm:col-span-2"
				label={t("schedule.chosenDays")}
				help={t("schedule.chosenDaysHelp")}
				error={problem.of("days")}
				defaultValue={typed("days", today)}
			/>
			<TextField
				id="hour"
				name="hour"
				type="number"
				min={0}
				max={23}
				label={t("schedule.hour")}
				error={problem.of("hour")}
				defaultValue={typed("hour", "8")}
			/>
			<SelectField
				id="holidays"
				name="holidays"
				label={t("schedule.onHolidays")}
				defaultValue={typed("holidays", "ask")}
				options={["ask", "skip", "move"].map((value) => ({ value, label: t(`schedule.holiday.${value}`) }))}
			/>
			<TextField
				id="endsOn"
				name="endsOn"
				type="date"
				label={t("schedule.endsOn")}
				optional
				error={problem.of("endsOn")}
				defaultValue={typed("endsOn", "")}
			/>
			<SelectField
				id="window"
				name="window"
				label={t("schedule.window")}
				help={t("schedule.windowHelp")}
				defaultValue={typed("window", "next")}
				options={windows.map((value) => ({
					value,
					label: value === "next" ? t("schedule.untilNext") : t("schedule.days", { count: Number(value) }),
				}))}
			/>
			<SelectField
				id="reminders"
				name="reminders"
				label={t("schedule.reminders")}
				defaultValue={typed("reminders", "1")}
				options={[0, 1, 2, 3].map((count) => ({
					value: String(count),
					label: count === 0 ? t("schedule.noReminder") : t("schedule.reminder", { count }),
				}))}
			/>
			{hasSms && (
				<div className="sm:col-span-2">
					<ByTextField problem={problem} />
				</div>
			)}
		</div>
	);
}
