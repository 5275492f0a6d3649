import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { SelectField } from "#app/ui/text-field";
import type { DayView } from "../looks.server";

const reasons = ["sick", "childSick", "holiday", "leave", "appointment", "other"] as const;

/** A reason why a day is not filled in, so that it does not count as missed; or the note that there is one. */
export function AbsenceForm({ day }: { day: DayView }) {
	const { t } = useTranslation("activityLog");
	const fields = (
		<>
			<input type="hidden" name="log" value={day.log} />
			<input type="hidden" name="day" value={day.day} />
		</>
	);
	if (day.absence)
		return (
			<Form method="post" className="mt-4 flex flex-wrap items-center justify-between gap-3" preventScrollReset>
				{fields}
				<input type="hidden" name="reason" value="" />
				<p className="flex items-center gap-2 text-base">
					<Icon name="info" className="text-ink-3" />
					{t("absence.is", { reason: t(`absence.reason.${day.absence}`) })}
				</p>
				<SubmitButton intent="absence" kind="secondary" size="sm">
					{t("absence.take")}
				</SubmitButton>
			</Form>
		);
	return (
		<details className="mt-5 border-t border-line pt-2">
			<summary className="flex min-h-11 items-center gap-2 text-sm font-medium text-accent-ink">
				<Icon name="chevron-down" />
				{t(day.isOwn ? "absence.own" : "absence.theirs")}
			</summary>
			<Form method="post" className="mt-2 flex flex-wrap items-end gap-3" preventScrollReset>
				{fields}
				<SelectField
					name="reason"
					label={t("absence.why")}
					options={reasons.map((reason) => ({ value: reason, label: t(`absence.reason.${reason}`) }))}
					className="min-w-56 grow sm:grow-0"
				/>
				<SubmitButton intent="absence" kind="secondary">
					{t("absence.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}
