import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { QrCode } from "#app/ui/qr-code";
import { toggleStar } from "../agenda.server";
import { EventFacts, Fact } from "../components/event-facts";
import { MaterialList } from "../components/material-list";
import { NeedFields } from "../components/need-fields";
import { OwnQuestions } from "../components/own-questions";
import { PublicFrame } from "../components/public-frame";
import { SessionList } from "../components/session-list";
import { ChangeDate, PartyDates } from "../components/ticket-dates";
import { changeDate } from "../move.server";
import { TicketChange, TicketDate, TicketRef, TicketSession } from "../registrations.schema";
import { accept, changeAnswers, comeBack, leave, showTicket, toggleSession } from "../ticket.server";

export const handle = { i18n: ["eventPublic", "eventNeeds", "errors"] };
export const loader = publicPage(showTicket);
export const action = publicAction({
	accept: handler(TicketRef, accept),
	leave: handler(TicketRef, leave),
	comeBack: handler(TicketRef, comeBack),
	change: handler(TicketChange, changeAnswers),
	changeDate: handler(TicketDate, changeDate),
	session: handler(TicketSession, toggleSession),
	star: handler(TicketSession, toggleStar),
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

const tones = {
	confirmed: "success",
	waiting: "info",
	offered: "warning",
	expired: "info",
	cancelled: "info",
	pending: "info",
	declined: "info",
} as const;

export default function Ticket() {
	const page = useLoaderData<typeof loader>();
	const {
		event,
		when,
		url,
		status,
		decision,
		position,
		offeredUntil,
		name,
		guests,
		code,
		qr,
		sessions,
		tenant,
		language,
		at,
	} = page;
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("eventPublic");
	const format = useFormat();
	const hasAnswers = event.questions.length > 0 || event.asksNeeds;
	const state = event.isCalledOff ? "calledOff" : status;
	return (
		<PublicFrame tenant={tenant} language={language} back={{ to: at.page, label: t("toEvent") }}>
			<h1 className="text-3xl font-semibold break-words" lang={event.language}>
				{event.title}
			</h1>
			<div className="mt-4">
				<Notice tone={event.isCalledOff ? "danger" : tones[status]} title={t(`ticket.${state}`)} live>
					{position !== null && !event.isCalledOff && t("ticket.number", { count: position })}
					{status === "pending" && !event.isCalledOff && t("ticket.pendingHelp")}
					{decision && <span className="whitespace-pre-line">{decision}</span>}
					{status === "offered" &&
						offeredUntil &&
						!event.isCalledOff &&
						t("ticket.until", { time: format.dateTime(offeredUntil) })}
				</Notice>
			</div>
			<EventFacts event={event} when={when} online={url}>
				<Fact icon="user-round">{guests > 0 ? t("ticket.with", { name, count: guests }) : name}</Fact>
				{page.type && (
					<Fact icon="tag">
						<span lang={event.language}>{page.type.title}</span>
						{[page.type.price, t(`payment.${page.type.payment}`)].filter(Boolean).map((words) => ` · ${words}`)}
					</Fact>
				)}
			</EventFacts>
			{qr && code && (
				<section className="card mt-6 flex flex-col items-center gap-3 p-5 text-center">
					<h2 className="sr-only">{t("ticket.title")}</h2>
					<QrCode qr={qr} label={t("ticket.qr")} />
					<p className="font-mono text-lg tracking-wider select-all">{code.replace(/(.{4})(?=.)/g, "$1 ")}</p>
					<p className="text-13 text-ink-3">
						{page.checkedInAt ? t("ticket.cameAt", { time: format.time(page.checkedInAt) }) : t("ticket.show")}
					</p>
				</section>
			)}
			<FormErrors errors={problem.summary} />
			<div className="mt-5 flex flex-wrap items-start gap-2">
				{status === "offered" && !event.isCalledOff && (
					<Form method="post">
						<SubmitButton intent="accept" size="lg">
							{t("ticket.accept")}
						</SubmitButton>
					</Form>
				)}
				{status === "confirmed" && !event.isCalledOff && (
					<a href={at.calendar} className="btn btn-secondary" download>
						{t("addToCalendar")}
					</a>
				)}
				{page.asksFeedback && (
					<Link to={at.feedback} className="btn btn-primary">
						{t("feedback.title")}
					</Link>
				)}
				{page.certificate && (
					<a href={page.certificate} className="btn btn-secondary" download>
						{t("certificate.get")}
					</a>
				)}
				{page.mayCancel && (
					<ConfirmButton
						label={t(status === "offered" ? "ticket.decline" : "ticket.leave")}
						title={t(status === "pending" ? "ticket.withdrawTitle" : "ticket.leaveTitle")}
						confirmLabel={t(status === "offered" ? "ticket.decline" : "ticket.leave")}
						fields={{ intent: "leave" }}
					>
						{t(status === "pending" ? "ticket.withdrawHelp" : "ticket.leaveHelp")}
					</ConfirmButton>
				)}
				{page.mayReturn && (
					<Form method="post">
						<SubmitButton intent="comeBack">{t(page.isFull ? "join" : "ticket.comeBack")}</SubmitButton>
					</Form>
				)}
			</div>
			{status === "confirmed" && !event.isCalledOff && !event.isOver && (
				<p className="mt-3 text-13 text-ink-3">{t("ticket.cancelBy", { time: format.dateTime(page.cancelBy) })}</p>
			)}
			{page.party.length > 0 && <PartyDates party={page.party} />}
			{page.dates.length > 0 && <ChangeDate dates={page.dates} problem={problem} />}
			{sessions.length > 0 && (
				<section className="mt-8">
					<h2 className="text-base font-semibold">{t("program")}</h2>
					<SessionList sessions={sessions} language={event.language}>
						{(session) => (
							<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-1">
								<input type="hidden" name="session" value={session.id} />
								{session.capacity !== null &&
									status === "confirmed" &&
									!event.isOver &&
									(session.isMine || session.taken < session.capacity) && (
										<SubmitButton intent="session" kind={session.isMine ? "quiet" : "secondary"} size="sm">
											{t(session.isMine ? "ticket.seatBack" : "ticket.seat")}
										</SubmitButton>
									)}
								{page.mayStar && (
									<SubmitButton
										intent="star"
										kind="quiet"
										size="sm"
										icon="star"
										aria-label={t(session.isStarred ? "agenda.offNamed" : "agenda.onNamed", { title: session.title })}
									>
										{t(session.isStarred ? "agenda.off" : "agenda.on")}
									</SubmitButton>
								)}
								{session.clashes.length > 0 && (
									<p className="w-full text-13 text-warning-ink">
										{t("agenda.clash", { titles: session.clashes.join(", ") })}
									</p>
								)}
							</Form>
						)}
					</SessionList>
					{page.hasAgenda && (
						<p className="mt-3 text-sm">
							<a href={at.agenda} className="link inline-flex items-center max-md:min-h-11" download>
								{t("agenda.calendar")}
							</a>
						</p>
					)}
				</section>
			)}
			{page.materials.length > 0 && (
				<section className="mt-8">
					<h2 className="mb-2 text-base font-semibold">{t("material")}</h2>
					<MaterialList materials={page.materials}>
						{({ session }) => session && <span className="text-13 text-ink-3">{session}</span>}
					</MaterialList>
				</section>
			)}
			{hasAnswers && !event.isOver && status !== "cancelled" && status !== "declined" && (
				<section className="mt-8">
					<h2 className="text-base font-semibold">{t("ticket.answers")}</h2>
					<Form method="post" className="mt-3 flex flex-col gap-5" noValidate>
						<OwnQuestions
							questions={event.questions}
							answers={page.answers}
							language={event.language}
							problem={problem}
						/>
						{event.asksNeeds && <NeedFields needs={page.needs} problem={problem} help={t("field.needsHelp")} />}
						<div>
							<SubmitButton intent="change" kind="secondary">
								{t("ticket.saveAnswers")}
							</SubmitButton>
						</div>
					</Form>
				</section>
			)}
		</PublicFrame>
	);
}
