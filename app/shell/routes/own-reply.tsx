import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EditQuestions } from "#app/forms/answering/components/edit-questions";
import { OwnAnswers, OwnReply } from "#app/forms/own/own-reply.schema";
import { ReplyBadge } from "#app/forms/review/components/reply-badge";
import { ReplyDocument } from "#app/forms/review/components/reply-document";
import { done, handler, tenantMember } from "../../platform/guard.server";
import type { Language } from "../../platform/i18n";
import { to } from "../../platform/portal-paths";
import type { Visit } from "../../platform/tenant/context";
import { ownForms } from "../../registry/own-forms.server";
import { LinkButton, SubmitButton } from "../../ui/button";
import { Section } from "../../ui/card";
import { useFormat } from "../../ui/format";
import { Notice } from "../../ui/notice";
import { PageBody, PageHeader } from "../../ui/page-header";
import { Time } from "../../ui/time";

export const handle = { i18n: ["ownForms", "formReplies", "forms", "errors"] };

export const loader = tenantMember.page(OwnReply, ownForms.show);

export const action = tenantMember.pageAction({
	change: handler(OwnAnswers, async (visit: Visit, input) => {
		await ownForms.change(visit, input);
		return done({ snackbar: { key: "ownForms:told.changed" }, to: to.ownReply(visit.tenant.guid, input.id) });
	}),
	withdraw: handler(OwnReply, async (visit: Visit, input) => {
		await ownForms.withdraw(visit, input);
		return done({ snackbar: { key: "ownForms:told.withdrawn" }, to: to.ownForms(visit.tenant.guid) });
	}),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** One's own reply: what was answered, what was said of it, and, where it may be changed, its questions again. */
export default function OwnReplyPage() {
	const { tenant, title, about, reply, parts, messages, change, overTime, hasConsent } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t, i18n } = useTranslation(["ownForms", "formReplies"]);
	const format = useFormat();
	return (
		<PageBody width="form">
			<PageHeader
				title={title}
				badges={<ReplyBadge status={reply.status} />}
				meta={[about && `${about.label}: ${about.name}`, reply.sent && format.dateTime(reply.sent)]
					.filter(Boolean)
					.join(" · ")}
				back={{ to: to.ownForms(tenant), label: t("title") }}
				actions={
					<>
						{overTime && (
							<LinkButton to={overTime} icon="chart-line">
								{t("formReplies:reply.overTime")}
							</LinkButton>
						)}
						<LinkButton to={`${to.ownReply(tenant, reply.id)}/pdf`} icon="download" reloadDocument>
							PDF
						</LinkButton>
					</>
				}
			/>
			{messages.map((message) => (
				<div key={message.id} className="mb-4">
					<Notice icon="message-square-text" title={t("reply.message")}>
						<p className="whitespace-pre-line">{message.text}</p>
						<p className="mt-1 text-13 text-ink-3">
							<Time at={message.at} />
						</p>
					</Notice>
				</div>
			))}
			<ReplyDocument parts={parts} scores={[]} />
			{change && (
				<Section title={t("reply.change")} intro={t("reply.changeHelp")}>
					<Form method="post" className="flex flex-col gap-8" noValidate>
						<input type="hidden" name="revision" value={reply.revision} />
						<EditQuestions
							definition={change.definition}
							around={change.around}
							answers={change.answers}
							language={i18n.language as Language}
							answer={answer}
						/>
						<div>
							<SubmitButton intent="change">{t("reply.send")}</SubmitButton>
						</div>
					</Form>
				</Section>
			)}
			{hasConsent && (
				<Section title={t("withdraw.title")} intro={t("withdraw.help")}>
					<Form method="post">
						<details>
							<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
								{t("withdraw.open")}
							</summary>
							<SubmitButton intent="withdraw" kind="danger">
								{t("withdraw.do")}
							</SubmitButton>
						</details>
					</Form>
				</Section>
			)}
		</PageBody>
	);
}
