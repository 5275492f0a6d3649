import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import type { LogFields as Given } from "../log-pages.server";
import { EntryRow } from "./entry-row";

type Problem = ReturnType<typeof useFormProblem>;
type LogFieldsProps = { given: Given; problem: Problem };

/** Empty rows after those that there are, so that it works without JavaScript. */
const SPARE = 2;
const MOST = 20;

/** What a log asks, and when. */
export function LogFields({ given, problem }: LogFieldsProps) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const hydrated = useHydrated();
	// The rows as they stand, each by the place that it came at.
	const [rows, setRows] = useState(() =>
		Array.from({ length: Math.min(MOST, given.entries.length + SPARE) }, (_, at) => at),
	);
	const move = (at: number, by: number) => {
		const moved = rows.filter((_, place) => place !== at);
		moved.splice(at + by, 0, rows[at] as number);
		setRows(moved);
	};
	const field = (name: string) => ({ id: name, name, error: problem.of(name) });
	const isFree = (day: number) => problem.ticked("freeDays", String(day)) ?? given.freeDays.includes(day);
	const hours = Array.from({ length: 24 }, (_, hour) => ({
		value: String(hour),
		label: `${String(hour).padStart(2, "0")}:00`,
	}));
	return (
		<>
			<TextField
				{...field("title")}
				label={t("form.title")}
				defaultValue={problem.typed("title") ?? given.title}
				autoComplete="off"
				maxLength={200}
			/>
			<fieldset id="entries" tabIndex={-1} aria-describedby="entries-help">
				<legend className="text-base font-semibold">{t("form.entries")}</legend>
				<p id="entries-help" className="mb-3 text-13 text-ink-3">
					{t("form.entriesHelp")}
				</p>
				<div className="flex flex-col gap-3">
					{rows.map((row, at) => (
						<EntryRow
							key={row}
							at={at}
							entry={given.entries[row]}
							moves={[-1, 1].filter((by) => rows[at + by] !== undefined)}
							move={(by) => move(at, by)}
							problem={problem}
						/>
					))}
				</div>
				{hydrated && rows.length < MOST && (
					<Button icon="plus" className="mt-3" onClick={() => setRows([...rows, rows.length])}>
						{t("form.addEntry")}
					</Button>
				)}
			</fieldset>
			<fieldset>
				<legend className="mb-3 text-base font-semibold">{t("form.when")}</legend>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField
						{...field("startsOn")}
						type="date"
						label={t("form.startsOn")}
						defaultValue={problem.typed("startsOn") ?? given.startsOn}
					/>
					<TextField
						{...field("endsOn")}
						type="date"
						label={t("form.endsOn")}
						optional
						defaultValue={problem.typed("endsOn") ?? given.endsOn ?? ""}
					/>
				</div>
			</fieldset>
			<fieldset>
				<legend className="label mb-1">{t("form.freeDays")}</legend>
				<div className="flex flex-wrap gap-x-5">
					{[1, 2, 3, 4, 5, 6, 7].map((day) => (
						<Checkbox
							key={day}
							name="freeDays"
							value={day}
							label={format.weekday(`2024-01-0${day}`)}
							defaultChecked={isFree(day)}
						/>
					))}
				</div>
				<Checkbox
					name="skipsHolidays"
					label={t("form.skipsHolidays")}
					defaultChecked={problem.ticked("skipsHolidays") ?? given.skipsHolidays}
				/>
			</fieldset>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field("lateDays")}
					type="number"
					inputMode="numeric"
					min={0}
					max={31}
					label={t("form.lateDays")}
					help={t("form.lateDaysHelp")}
					defaultValue={problem.typed("lateDays") ?? String(given.lateDays)}
					width="max-w-28"
				/>
				<SelectField
					{...field("reminderHour")}
					label={t("form.reminder")}
					help={t("form.reminderHelp")}
					defaultValue={problem.typed("reminderHour") ?? String(given.reminderHour ?? "")}
					options={[{ value: "", label: t("form.never") }, ...hours]}
					width="max-w-40"
				/>
			</div>
		</>
	);
}
