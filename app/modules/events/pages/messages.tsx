import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { type Language, languages as names } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { EventHead } from "../components/event-head";
import { EventRef, MessageInput } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { wordsIn } from "../message-words";
import { addMessage, showMessages } from "../messages.server";
import { paths } from "../paths";

export const handle = { i18n: ["events", "errors"], title: "events:page.messages" };

export const loader = page("list", EventRef, showMessages);
export const action = pageAction("list", { send: handler(MessageInput, addMessage) });

export const messageTones = { scheduled: "info", sending: "warning", sent: "success", stopped: "neutral" } as const;
const audiences = ["confirmed", "waiting", "pending", "checkedIn", "all"] as const;

export default function Messages() {
	const page = useLoaderData<typeof loader>();
	const { head, messages } = page;
	const { t } = useTranslation("events");
	const at = paths(head.tenant);
	return (
		<PageBody width="settings">
			<EventHead head={head} current="messages" />
			{messages.length === 0 ? (
				<EmptyState icon="mail" title={t("message.none")}>
					{t("message.noneHelp")}
				</EmptyState>
			) : (
				<ul className="card divide-y divide-line">
					{messages.map(({ id, subject, audience, group, status, sendAt, sentAt, letters }) => (
						<li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
							<div className="min-w-0 flex-1 basis-60">
								<Link
									to={at.message(head.id, id)}
									className="link inline-flex items-center font-medium break-words max-md:min-h-11"
								>
									{subject}
								</Link>
								<p className="text-13 text-ink-3">
									{[t(`message.audience.${audience}`), group].filter(Boolean).join(" · ")}
								</p>
							</div>
							<span className="text-13 text-ink-2">
								<Time at={sentAt ?? sendAt} as="dateTime" />
							</span>
							<Badge tone={messageTones[status]}>{t(`message.status.${status}`)}</Badge>
							{letters > 0 && <span className="text-13 text-ink-2">{t("message.letters", { count: letters })}</span>}
						</li>
					))}
				</ul>
			)}
			<NewMessage key={messages.length} page={page} answer={useActionData<typeof action>()} />
		</PageBody>
	);
}

function NewMessage({ page, answer }: { page: ReturnType<typeof useLoaderData<typeof loader>>; answer: unknown }) {
	const { counts, types, sessions, languages, timeZone } = page;
	const { t, i18n } = useTranslation("events");
	const problem = useFormProblem(answer, { intent: "send" });
	const everybody = { value: "", label: t("message.every") };
	return (
		<Section title={t("message.title")} className="mt-8">
			<Form method="post" className="flex flex-col gap-4" noValidate>
				<div className="grid gap-3 sm:grid-cols-2">
					<SelectField
						id="audience"
						name="audience"
						label={t("message.to")}
						error={problem.of("audience")}
						defaultValue={problem.typed("audience") ?? "confirmed"}
						options={audiences.map((value) => ({
							value,
							label: `${t(`message.audience.${value}`)} (${counts[value]})`,
						}))}
					/>
					{types.length > 0 && (
						<SelectField
							id="ticketType"
							name="ticketType"
							label={t("person.type")}
							error={problem.of("ticketType")}
							defaultValue={problem.typed("ticketType") ?? ""}
							options={[everybody, ...types]}
						/>
					)}
					{sessions.length > 0 && (
						<SelectField
							id="session"
							name="session"
							label={t("message.session")}
							error={problem.of("session")}
							defaultValue={problem.typed("session") ?? ""}
							options={[everybody, ...sessions]}
						/>
					)}
				</div>
				{languages.map(({ code, count }, index) => (
					<Text key={code} {...{ code: code as Language, count, index, problem }} isAlone={languages.length === 1} />
				))}
				<p className="text-13 text-ink-3">{t("message.words", { words: wordsIn(i18n.language).join(" ") })}</p>
				<TextField
					id="sendAt"
					name="sendAt"
					type="datetime-local"
					className="max-w-80"
					label={t("message.sendAt")}
					help={t("message.sendAtHelp", { zone: timeZone })}
					error={problem.of("sendAt")}
					defaultValue={problem.typed("sendAt") ?? ""}
					optional
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="send" icon="send">
						{t("message.send")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}

type TextProps = {
	code: Language;
	/** How many of the registered read this language. */
	count: number;
	index: number;
	isAlone: boolean;
	problem: ReturnType<typeof useFormProblem>;
};

/** The message in one language. All but the first may be left out: whoever reads that language gets the first then. */
function Text({ code, count, index, isAlone, problem }: TextProps) {
	const { t } = useTranslation("events");
	const own = (field: "subject" | "message") => ({
		id: `${field}${index || ""}`,
		name: `${field}[]`,
		label: t(`message.${field === "subject" ? "subject" : "text"}`),
		error: problem.of(`${field}${index || ""}`),
		defaultValue: problem.typedAll(field)?.[index] ?? "",
		optional: index > 0,
		lang: code,
	});
	return (
		<fieldset className="flex min-w-0 flex-col gap-3">
			<legend className={isAlone ? "sr-only" : "label mb-1.5"}>
				{t("message.inLanguage", { language: names[code].name, count })}
			</legend>
			{index === 1 && <p className="-mt-1 text-13 text-ink-3">{t("message.othersHelp")}</p>}
			<input type="hidden" name="language[]" value={code} />
			<TextField {...own("subject")} autoComplete="off" maxLength={150} />
			<TextArea {...own("message")} rows={6} />
		</fieldset>
	);
}
