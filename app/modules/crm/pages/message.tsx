import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { page, pageAction } from "../guard.server";
import { answerOf, answerText } from "../inbox/components/answer";
import { FilingCard } from "../inbox/components/filing-card";
import { MessageSteps } from "../inbox/components/message-steps";
import { FilingForm, MessagePage } from "../inbox/inbox.schema";
import { answered, asSpam, file, remove, reopen, take } from "../inbox/message-actions.server";
import { showMessage } from "../inbox/show-message.server";
import { paths } from "../paths";

export const handle = { i18n: ["crm", "crmInbox", "contactForm", "errors"], title: "crmInbox:message.title" };

export const loader = page("contactForm", MessagePage, showMessage);
export const action = pageAction("contactForm", {
	take: handler(MessagePage, take),
	answered: handler(MessagePage, answered),
	reopen: handler(MessagePage, reopen),
	spam: handler(MessagePage, asSpam),
	file: handler(FilingForm, file),
	remove: handler(MessagePage, remove),
});

export default function MessageOnPage() {
	const { message, offers, knownContact, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["crmInbox", "contactForm"]);
	const at = paths(tenant);
	const details = message.answers
		.filter(([key]) => key !== "message")
		.map(([key, value]) => ({ label: t(`contactForm:field.${key}`), value: answerOf(key, value) }));
	const text = answerText(message.answers);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.contactForm, label: t("inbox.title") }}
				title={message.sender}
				badges={<Badge tone={message.status === "new" ? "info" : "neutral"}>{t(`state.${message.status}`)}</Badge>}
				meta={
					<>
						{message.form} · <Time at={message.receivedAt} as="dateTime" />
						{message.handler && ` · ${t("message.handledBy", { name: message.handler })}`}
					</>
				}
			/>
			<MessageSteps status={message.status} />
			<Section title={t("message.answers")}>
				{text && (
					<p className="mb-4 max-w-160 text-sm whitespace-pre-line break-words" lang={message.language}>
						{text}
					</p>
				)}
				<DefinitionList items={details} />
			</Section>
			{message.customer ? (
				<Section title={t("message.customer")}>
					<Link to={at.customer(message.customer.guid)} className="link text-sm">
						{message.customer.name}
					</Link>
				</Section>
			) : (
				message.status !== "spam" && (
					<FilingCard offers={offers} knownContact={knownContact ?? null} hasText={text !== ""} answer={answer} />
				)
			)}
			{message.consent && (
				<Section title={t("message.consent", { version: message.consent.version })}>
					<p className="max-w-160 text-13 whitespace-pre-line text-ink-2" lang={message.language}>
						{message.consent.text}
					</p>
				</Section>
			)}
		</PageBody>
	);
}
