import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Section } from "#app/ui/card";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { MeetingCharts } from "../components/meeting-charts";
import { MinutesForm } from "../components/minutes-form";
import { MinutesList } from "../components/minutes-list";
import { OtherClients } from "../components/other-clients";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { MeetingPage, Minutes, Sharing } from "../reports/meeting.schema";
import { keepMinutes, shareMinutes, showMeeting } from "../reports/meetings.server";

export const handle = { i18n: ["psychEval", "errors", "overTime"], title: "psychEval:meeting.title" };

export const loader = page("reports", MeetingPage, showMeeting);
export const action = pageAction("reports", {
	minutes: handler(Minutes, keepMinutes, { level: 20 }),
	share: handler(Sharing, shareMinutes, { level: 20 }),
});

export default function Meeting() {
	const { tenant, isOwn, neighbours, client, form, prepared, minutes } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("psychEval");
	const place = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				title={isOwn ? t("meeting.own") : t("meeting.with", { name: client.name })}
				meta={prepared?.title}
				back={{ to: place.reports(isOwn ? undefined : client.id, form ?? undefined), label: t("reports.title") }}
				beside={<OtherClients neighbours={neighbours} to={place.reports} />}
			/>
			{prepared && form && (
				<>
					<MeetingCharts prepared={prepared} />
					<Section title={t("meeting.minutes")} className="mt-8">
						<MinutesForm
							key={minutes.length}
							client={client.id}
							form={form}
							isStuck={prepared.stuck.length > 0}
							answer={answer}
						/>
					</Section>
				</>
			)}
			<Section title={t(isOwn ? "meeting.sharedWithMe" : "meeting.earlier")} className="mt-8">
				<MinutesList minutes={minutes} client={client.id} isOwn={isOwn} />
			</Section>
		</PageBody>
	);
}
