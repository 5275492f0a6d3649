import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { TextField } from "#app/ui/text-field";

/** Which days are shown. */
export function PeriodForm({ period }: { period: { from: string; to: string } }) {
	const { t } = useTranslation("activityLog");
	return (
		<Form method="get" className="mb-4 flex flex-wrap items-end gap-3" key={`${period.from}${period.to}`}>
			<TextField
				id="from"
				name="from"
				type="date"
				label={t("read.from")}
				defaultValue={period.from}
				className="max-w-44"
			/>
			<TextField id="to" name="to" type="date" label={t("read.to")} defaultValue={period.to} className="max-w-44" />
			<SubmitButton kind="secondary">{t("read.show")}</SubmitButton>
		</Form>
	);
}
