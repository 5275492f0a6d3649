import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EditQuestions } from "#app/forms/answering/components/edit-questions";
import { ReplyBadge } from "#app/forms/review/components/reply-badge";
import { ReplyDocument } from "#app/forms/review/components/reply-document";
import { verb } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { page, pageAction } from "../guard.server";
import { changeOwnReply, showOwnReply } from "../own-reply.server";
import { places } from "../places";
import { OwnAnswers, OwnReply } from "../replies.schema";

export const handle = { i18n: ["generalReports", "formReplies", "forms", "errors"] };

export const loader = page("profile", OwnReply, showOwnReply);
export const action = pageAction("profile", { change: verb(OwnAnswers, changeOwnReply) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** One's own reply: what was answered, what was said of it, and, where it may be changed, its questions again. */
export default function OwnReplyPage() {
	const { tenant, title, project, reply, parts, messages, change } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t, i18n } = useTranslation("generalReports");
	const format = useFormat();
	const at = places(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				title={title}
				badges={<ReplyBadge status={reply.status} />}
				meta={[project, reply.sent && format.dateTime(reply.sent)].filter(Boolean).join(" · ")}
				back={{ to: at.profile(), label: t("profile.title") }}
				actions={
					<LinkButton to={at.replyPdf(reply.id)} icon="download" reloadDocument>
						PDF
					</LinkButton>
				}
			/>
			{messages.map((message) => (
				<div key={message.id} className="mb-4">
					<Notice icon="message-square-text" title={t("ownReply.message")}>
						<p className="whitespace-pre-line">{message.text}</p>
						<p className="mt-1 text-13 text-ink-3">
							<Time at={message.at} />
						</p>
					</Notice>
				</div>
			))}
			<ReplyDocument parts={parts} scores={[]} />
			{change && (
				<Section title={t("ownReply.change")} intro={t("ownReply.changeHelp")}>
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
							<SubmitButton intent="change">{t("ownReply.send")}</SubmitButton>
						</div>
					</Form>
				</Section>
			)}
		</PageBody>
	);
}
