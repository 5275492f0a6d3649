import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { numberFormat } from "#app/ui/formatters";
import { Notice } from "#app/ui/notice";
import { SelectField } from "#app/ui/text-field";
import type { Debt } from "./debt.server";

/** After a break: how many words wait, and the days over which they can be spread. */
export function DebtNotice({ debt: { due, choices } }: { debt: Debt }) {
	const { t, i18n } = useTranslation("norwegianWords");
	const inDays = numberFormat(i18n.language, { style: "unit", unit: "day", unitDisplay: "long" });
	return (
		<Notice
			tone="info"
			icon="calendar-range"
			title={t("debt.title", { number: due })}
			action={
				<Form method="post" className="flex flex-wrap items-end gap-3">
					<SelectField
						id="spread-days"
						name="days"
						label={t("debt.over")}
						defaultValue={String(choices[0]?.days)}
						options={choices.map(({ days, aDay }) => ({
							value: String(days),
							label: `${inDays.format(days)} · ${t("debt.aDay", { number: aDay })}`,
						}))}
					/>
					<SubmitButton intent="spread" kind="secondary">
						{t("debt.spread")}
					</SubmitButton>
				</Form>
			}
		>
			{t("debt.help")}
		</Notice>
	);
}
