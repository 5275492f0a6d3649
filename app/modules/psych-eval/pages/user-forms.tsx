import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { backToList, inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AlertList } from "../components/alert-list";
import { DueList } from "../components/due-list";
import { GiveForm } from "../components/give-form";
import { GivenList } from "../components/given-list";
import { Goals } from "../components/goals";
import { HandledAlerts } from "../components/handled-alerts";
import { OtherClients } from "../components/other-clients";
import { showUserForms } from "../forms/show-user-forms.server";
import { acknowledgeAlert, addGoal, change, endGoal, give, together } from "../forms/user-form-actions.server";
import {
	Acknowledge,
	AssignmentChange,
	Give,
	GoalEnd,
	NewGoal,
	Together,
	UserFormsPage,
} from "../forms/user-forms.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["psychEval", "participant", "forms", "sms", "errors"], title: "psychEval:forms.title" };

export const loader = page("userForms", UserFormsPage, showUserForms);
export const action = pageAction("userForms", {
	give: handler(Give, give, { level: 20 }),
	change: handler(AssignmentChange, change, { level: 20 }),
	together: handler(Together, together, { level: 20 }),
	acknowledge: handler(Acknowledge, acknowledgeAlert, { level: 20 }),
	goal: handler(NewGoal, addGoal),
	endGoal: handler(GoalEnd, endGoal),
});

export default function UserForms() {
	const {
		tenant,
		isOwn,
		neighbours,
		list,
		page: participant,
		today,
		hasSms,
		client,
		due,
		given,
		goals,
		alerts,
		handled,
		offered,
	} = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("psychEval");
	const place = paths(tenant);
	const who = isOwn ? undefined : client.id;
	return (
		<PageBody width="settings">
			<PageHeader
				title={isOwn ? t("forms.own") : client.name}
				back={isOwn ? undefined : { to: backToList(place.users, list), label: t("clients.title") }}
				beside={<OtherClients neighbours={neighbours} list={list} to={place.userForms} />}
				meta={isOwn ? undefined : t("forms.title")}
				actions={
					isOwn ? undefined : (
						<>
							{participant && (
								<LinkButton to={participant} icon="circle-user-round">
									{t("participant:page")}
								</LinkButton>
							)}
							<LinkButton to={inList(place.reports(who), list)} icon="chart-line">
								{t("reports.title")}
							</LinkButton>
						</>
					)
				}
			/>
			{alerts.length > 0 && <AlertList alerts={alerts} client={client.id} answer={answer} />}
			<DueList due={due} isOwn={isOwn} />
			{isOwn && (
				<p className="mt-6 flex flex-wrap gap-3">
					<LinkButton to={place.reports()} icon="chart-line">
						{t("reports.own")}
					</LinkButton>
					<LinkButton to={place.reads} icon="eye">
						{t("reads.title")}
					</LinkButton>
				</p>
			)}
			<GivenList given={given} client={client.id} isOwn={isOwn} />
			{handled.length > 0 && <HandledAlerts handled={handled} />}
			<Goals goals={goals} client={client.id} isOwn={isOwn} answer={answer} />
			{!isOwn && (
				<Section title={t("give.title")} className="mt-8">
					<GiveForm
						client={client.id}
						offered={offered}
						today={today}
						hasSms={hasSms}
						answer={answer}
						newForm={place.newForm(client.id)}
					/>
				</Section>
			)}
		</PageBody>
	);
}
