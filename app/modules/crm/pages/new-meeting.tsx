import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { MeetingFields } from "../components/meeting-fields";
import { page, pageAction } from "../guard.server";
import { NewMeetingForm, NewMeetingQuery } from "../meetings/meeting.schema";
import { add } from "../meetings/meeting-actions.server";
import { showNewMeeting } from "../meetings/show-meetings.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["crmMeetings", "crmWork", "lists", "people", "errors"],
	title: "crmMeetings:meetings.new",
};

export const loader = page("meetings", NewMeetingQuery, showNewMeeting);
export const action = pageAction("meetings", { add: handler(NewMeetingForm, add, { level: 20 }) });

export default function NewMeeting() {
	const { customer, list, from, until, choices, emails, me, keeper, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmMeetings");
	const at = paths(tenant);
	const back = customer ? inList(at.customer(customer.guid), list) : at.comingMeetings;
	return (
		<PageBody width="form">
			<PageHeader back={{ to: back, label: customer?.name ?? t("meetings.title") }} title={t("meetings.new")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<KeptDraft keeper={keeper} form="crm.meeting" />
				<MeetingFields
					values={{ from, until }}
					customer={customer}
					choices={choices}
					asked={{ users: [], contacts: [], emails }}
					me={me}
					problem={problem}
					tenant={tenant}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="add">{t("meetings.add")}</SubmitButton>
					<LinkButton to={back}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
