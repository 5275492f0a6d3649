import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { paths } from "../paths";
import type { ShownWeek } from "../weeks/weeks.server";
import { WeeksTable } from "./weeks-table";

type WeeklyProps = {
	placement: { id: string; asksWeekly: boolean };
	weeks: readonly ShownWeek[];
	tenant: string;
	edits: boolean;
};

/** What participant and workplace said of the last weeks, and whether they are asked. */
export function Weekly({ placement: { id, asksWeekly }, weeks, tenant, edits }: WeeklyProps) {
	const { t } = useTranslation("verdalWeekly");
	return (
		<>
			{weeks.length > 0 ? (
				<WeeksTable weeks={weeks} />
			) : (
				<p className="text-sm text-ink-2">{t(asksWeekly ? "noneYet" : "notAsked")}</p>
			)}
			<div className="mt-4 flex flex-wrap gap-2">
				{edits && (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="asks" value={asksWeekly ? "0" : "1"} />
						<SubmitButton intent="weekly" kind="secondary">
							{t(asksWeekly ? "stopAsking" : "ask")}
						</SubmitButton>
					</Form>
				)}
				<LinkButton icon="activity" to={paths(tenant).progress(id)}>
					{t("progress.title")}
				</LinkButton>
			</div>
		</>
	);
}
