import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table, TableFoot } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { MessageQuery, MessageRef } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { showMessage, stopMessage } from "../messages.server";
import { paths } from "../paths";
import { messageTones } from "./messages";

export const handle = { i18n: ["events", "errors"], title: "events:page.messages" };

export const loader = page("list", MessageQuery, showMessage);
export const action = pageAction("list", { stop: handler(MessageRef, stopMessage) });

/** One message: what it says in each language, and whom it has gone out to. */
export default function Message() {
	const { head, message, letters, count, next, isFirst } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("events");
	const here = paths(head.tenant).message(head.id, message.id);
	const nameOf = (code: string) => languages[code as Language]?.name ?? code;
	type Letter = (typeof letters)[number];
	const columns: Column<Letter>[] = [
		{
			key: "name",
			header: t("person.name"),
			phone: "title",
			cell: ({ name }) => <span className="font-medium">{name}</span>,
		},
		{ key: "email", header: t("person.email"), cell: ({ email }) => email },
		{ key: "language", header: t("field.language"), cell: ({ language }) => nameOf(language) },
		{
			key: "state",
			header: t("field.status"),
			phone: "state",
			cell: ({ isSent }) => (
				<Badge tone={isSent ? "success" : "info"}>{t(isSent ? "message.letterSent" : "message.letterOnItsWay")}</Badge>
			),
		},
	];
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: paths(head.tenant).messages(head.id), label: t("page.messages") }}
				title={message.texts[0]?.subject ?? ""}
				badges={<Badge tone={messageTones[message.status]}>{t(`message.status.${message.status}`)}</Badge>}
			/>
			<p className="text-sm text-ink-2">
				{[t(`message.audience.${message.audience}`), message.group].filter(Boolean).join(" · ")}
				{" · "}
				<Time at={message.sentAt ?? message.sendAt} as="dateTime" />
			</p>
			<FormErrors errors={problem.summary} />
			{message.status === "scheduled" && (
				<Form method="post" className="mt-4">
					<SubmitButton intent="stop" kind="danger">
						{t("message.stop")}
					</SubmitButton>
				</Form>
			)}
			{message.texts.map(({ language, subject, message: text }) => (
				<section key={language} className="card mt-4 p-4" lang={language}>
					{message.texts.length > 1 && <p className="text-13 text-ink-3">{nameOf(language)}</p>}
					<h2 className="text-base font-semibold">{subject}</h2>
					<p className="mt-2 whitespace-pre-line break-words">{text}</p>
				</section>
			))}
			{letters.length > 0 && (
				<Section title={t("message.letters", { count })} className="mt-8">
					<Table label={t("message.letterList")} rows={letters} rowKey={({ id }) => id} columns={columns} />
					<TableFoot
						range={t("message.range", { shown: letters.length, count })}
						previous={isFirst ? null : here}
						next={next && `${here}?cursor=${next}`}
					/>
				</Section>
			)}
		</PageBody>
	);
}
