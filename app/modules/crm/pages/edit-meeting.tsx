import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { KeptList } from "#app/lists/components/kept-list";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { MeetingFields } from "../components/meeting-fields";
import { page, pageAction } from "../guard.server";
import { MeetingForm, MeetingPage } from "../meetings/meeting.schema";
import { save } from "../meetings/meeting-actions.server";
import { showMeetingForm } from "../meetings/show-meetings.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["crmMeetings", "crmWork", "lists", "people", "errors"],
	title: "crmMeetings:meetings.title",
};

export const loader = page("meetings", MeetingPage, showMeetingForm);
export const action = pageAction("meetings", { save: handler(MeetingForm, save, { level: 20 }) });

export default function EditMeeting() {
	const { meeting, neighbours, customer, attendees, choices, me, keeper, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmMeetings");
	const page = inList(paths(tenant).meeting(meeting.id), neighbours.list);
	const asked = {
		users: attendees.flatMap(({ userId }) => userId ?? []),
		contacts: attendees.flatMap(({ contactId }) => contactId ?? []),
		emails: attendees.flatMap(({ userId, contactId, email }) => (userId || contactId ? [] : (email ?? []))),
	};
	const withAsked = (offered: typeof choices.contacts, kind: "userId" | "contactId") => {
		const others = attendees.flatMap(({ [kind]: id, name, email }) => (id ? { id, name, email } : []));
		return [...offered, ...others.filter(({ id }) => !offered.some((one) => one.id === id))];
	};
	return (
		<PageBody width="form">
			<PageHeader back={{ to: page, label: meeting.title }} title={t("meeting.editTitle")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<KeptDraft keeper={keeper} form={`crm.meeting.${meeting.id}`} />
				<KeptList list={neighbours.list} />
				<input type="hidden" name="updatedAt" value={meeting.updatedAt} />
				<MeetingFields
					values={meeting}
					customer={customer}
					choices={{
						colleagues: withAsked(choices.colleagues, "userId"),
						contacts: withAsked(choices.contacts, "contactId"),
					}}
					asked={asked}
					me={me}
					problem={problem}
					tenant={tenant}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="save">{t("meeting.save")}</SubmitButton>
					<LinkButton to={page}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
