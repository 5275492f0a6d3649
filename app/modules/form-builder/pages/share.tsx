import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormTop } from "#app/forms/pages/components/form-top";
import { FormName } from "#app/forms/review/replies.schema";
import { handler } from "#app/platform/guard.server";
import { Notice } from "#app/ui/notice";
import { PageBody } from "#app/ui/page-header";
import { GiveSection } from "../components/share/give-section";
import { InviteSection } from "../components/share/invite-section";
import { LinkSection } from "../components/share/link-section";
import { ScheduleSection } from "../components/share/schedule-section";
import { SentList } from "../components/share/sent-list";
import { SingleLinks } from "../components/share/single-links";
import { SubjectSection } from "../components/share/subject-section";
import { page, pageAction } from "../guard.server";
import { AssignmentForm, GiveForm, InviteForm, LinksForm, RevokeForm, ScheduleForm, SharePage } from "../share.schema";
import { give, makeLinks, remindNow, revoke, schedule, sendLinks, setSchedule, showShare } from "../share.server";

export const handle = { i18n: ["formShare", "formBuilder", "forms", "people", "sms", "errors"] };

export const loader = page("front", SharePage, showShare);
export const action = pageAction("front", {
	send: handler(InviteForm, sendLinks),
	give: handler(GiveForm, give),
	links: handler(LinksForm, makeLinks),
	remind: handler(FormName, remindNow),
	revoke: handler(RevokeForm, revoke),
	schedule: handler(ScheduleForm, schedule),
	assignment: handler(AssignmentForm, setSchedule),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Share() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("formShare");
	const { head, top } = shown;
	return (
		<PageBody width="settings">
			<FormTop top={top} />
			<div className="pt-6">
				{head.status !== "open" && <Notice tone="warning">{t(`notOpen.${head.status}`)}</Notice>}
				{head.status === "open" && shown.subject && <SubjectSection subject={shown.subject} />}
				{head.status === "open" && (shown.subject === null || shown.subject.chosen) && (
					<GiveSection shown={shown} answer={answer} />
				)}
				<LinkSection shown={shown} />
				{head.status === "open" && (shown.subject === null || shown.subject.chosen) && (
					<>
						<InviteSection shown={shown} answer={answer} />
						<SingleLinks answer={answer} subject={shown.subject?.chosen?.id} />
						<ScheduleSection shown={shown} answer={answer} />
					</>
				)}
				<SentList shown={shown} />
			</div>
		</PageBody>
	);
}
