import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { HoneypotField } from "#app/ui/honeypot-field";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { SelectField, TextField } from "#app/ui/text-field";
import { Turnstile } from "#app/ui/turnstile";
import { useFollow } from "#app/ui/use-follow";
import { noNeeds } from "../access-needs/need-kinds";
import { EventFacts, Fact } from "../components/event-facts";
import { NeedFields } from "../components/need-fields";
import { OtherDates } from "../components/other-dates";
import { OwnQuestions } from "../components/own-questions";
import { PublicFrame } from "../components/public-frame";
import { SessionList } from "../components/session-list";
import { TicketTypes } from "../components/ticket-types";
import { markupOf } from "../event-markup";
import { open } from "../paths";
import { registerGuest, registerMember } from "../register.server";
import { RegisterInput, RegisterMemberInput } from "../registrations.schema";
import { showPublicEvent } from "../show-event.server";

export const handle = { i18n: ["eventPublic", "eventNeeds", "errors"] };
export const loader = publicPage(showPublicEvent);
export const action = publicAction({
	register: handler(RegisterInput, registerGuest),
	registerMember: handler(RegisterMemberInput, registerMember),
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? [
				{ title: data.title },
				{ property: "og:title", content: data.event.title },
				{ property: "og:url", content: data.about.url },
				{ property: "og:type", content: "event" },
				{ property: "og:description", content: `${data.when.day}, ${data.when.hours}` },
				...(data.about.image ? [{ property: "og:image", content: data.about.image }] : []),
				...(data.about.isIndexed ? [{ "script:ld+json": markupFor(data) }] : [{ name: "robots", content: "noindex" }]),
			]
		: [];

const markupFor = ({ event, about, tenant, closed }: Page) =>
	markupOf(event, { ...about, organiser: tenant.name, isCancelled: closed === "cancelled" });

/** How often a page in sight asks how many places are left. */
const PLACES_EVERY = 20_000;

export default function PublicEvent() {
	const page = useLoaderData<typeof loader>();
	const { event, when, places, closed, opens, sessions, ticket, tenant, language, isSent } = page;
	const { t } = useTranslation("eventPublic");
	const format = useFormat();
	useFollow(places.capacity !== null && closed === null, PLACES_EVERY);
	const isFull = places.free === 0;
	const taken = places.capacity === null ? 0 : places.capacity - (places.free ?? 0);
	return (
		<PublicFrame
			tenant={tenant}
			language={language}
			offersLogin={!page.member}
			back={event.hasList ? { to: page.list, label: t("list.back") } : undefined}
		>
			{event.cover && <img src={event.cover} alt="" className="mb-5 max-h-72 w-full rounded-xl object-cover" />}
			<h1 className="text-3xl font-semibold break-words" lang={event.language}>
				{event.title}
			</h1>
			<EventFacts event={event} when={when} online={event.isOnline}>
				{places.capacity !== null && (
					<Fact icon="users-round">
						<span aria-live="polite">
							{t("taken", { taken, capacity: places.capacity })}
							{isFull ? ` · ${t("onList", { count: places.waiting })}` : ` · ${t("left", { count: places.free ?? 0 })}`}
						</span>
					</Fact>
				)}
			</EventFacts>
			<div className="mt-5 flex flex-col gap-3">
				{isSent && (
					<Notice tone="success" title={t("sent.title")} live>
						{t("sent.help")}
					</Notice>
				)}
				{closed ? (
					<Notice tone={closed === "cancelled" ? "danger" : "info"} title={t(`closed.${closed}`)}>
						{opens !== null && t("opens", { time: format.dateTime(opens) })}
					</Notice>
				) : (
					isFull && <Notice tone="warning">{t(places.hasWaitingList ? "fullHelp" : "fullNoList")}</Notice>
				)}
				{event.needsApproval && !closed && !isSent && !ticket && <Notice>{t("approvalHelp")}</Notice>}
			</div>
			{event.body && (
				<section className="mt-6">
					<h2 className="text-base font-semibold">{t("about")}</h2>
					<p className="mt-1 whitespace-pre-line text-base text-ink-2" lang={event.language}>
						{event.body}
					</p>
				</section>
			)}
			{sessions.length > 0 && (
				<section className="mt-6">
					<h2 className="text-base font-semibold">{t("program")}</h2>
					<SessionList sessions={sessions} language={event.language} />
				</section>
			)}
			<p className="mt-5 text-sm">
				<a href={open.eventCalendar(event.guid)} className="link" download>
					{t("addToCalendar")}
				</a>
			</p>
			{ticket ? (
				<div className="mt-6">
					<Notice tone="success" title={t("youAre")}>
						<Link to={ticket} className="link">
							{t("toTicket")}
						</Link>
					</Notice>
				</div>
			) : (
				!closed && !(isFull && !places.hasWaitingList) && !isSent && <Register page={page} isFull={isFull} />
			)}
		</PublicFrame>
	);
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

const titles = { request: "requestTitle", join: "joinTitle", register: "registerTitle" } as const;

function Register({ page, isFull }: { page: Page; isFull: boolean }) {
	const { event, member, places, turnstile } = page;
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation(["eventPublic", "eventNeeds"]);
	const [query] = useSearchParams();
	const source = problem.typed("source") ?? query.get("from") ?? "";
	const next = places.waiting + 1;
	const words = event.needsApproval ? "request" : isFull ? "join" : "register";
	return (
		<section className="mt-8 flex flex-1 flex-col" aria-labelledby="register">
			<h2 id="register" className="text-xl font-semibold">
				{t(titles[words])}
			</h2>
			{member && <p className="mt-1 text-sm text-ink-2">{t("as", { name: member.name, email: member.email })}</p>}
			<Form method="post" className="mt-4 flex flex-1 flex-col gap-5" noValidate reloadDocument>
				<input type="hidden" name="source" value={source} />
				{!member && (
					<>
						<TextField
							id="name"
							name="name"
							size="lg"
							label={t("field.name")}
							error={problem.of("name")}
							defaultValue={problem.typed("name") ?? ""}
							autoComplete="name"
							aria-required
						/>
						<TextField
							id="email"
							name="email"
							type="email"
							size="lg"
							label={t("field.email")}
							help={t("field.emailHelp")}
							error={problem.of("email")}
							defaultValue={problem.typed("email") ?? ""}
							autoComplete="email"
							aria-required
						/>
					</>
				)}
				{event.maxGuests > 0 && (
					<SelectField
						id="guests"
						name="guests"
						size="lg"
						className="max-w-40"
						label={t("field.guests")}
						error={problem.of("guests")}
						defaultValue={problem.typed("guests") ?? "0"}
						options={Array.from({ length: event.maxGuests + 1 }, (_, count) => ({
							value: String(count),
							label: String(count),
						}))}
					/>
				)}
				{page.types.length > 0 && <TicketTypes types={page.types} language={event.language} problem={problem} />}
				{page.dates.length > 0 && <OtherDates dates={page.dates} when={page.when} problem={problem} />}
				<OwnQuestions questions={event.questions} language={event.language} problem={problem} />
				{event.asksNeeds && (
					<>
						{page.kept && <Notice>{t("eventNeeds:filledIn")}</Notice>}
						<NeedFields needs={page.kept ?? noNeeds} problem={problem} help={t("field.needsHelp")} />
						{page.mayKeep && (
							<Checkbox
								id="keepsNeeds"
								name="keepsNeeds"
								label={t("eventNeeds:keep")}
								help={t("eventNeeds:keepHelp")}
								defaultChecked={problem.ticked("keepsNeeds")}
							/>
						)}
					</>
				)}
				{!member && (
					<>
						<HoneypotField label={t("trap")} />
						<Checkbox
							id="consent"
							name="consent"
							error={problem.of("consent")}
							defaultChecked={problem.ticked("consent")}
							label={t("field.consent", { tenant: page.tenant.name })}
						/>
						{turnstile && <Turnstile siteKey={turnstile} />}
					</>
				)}
				<FormErrors errors={problem.summary} />
				<div className="sticky bottom-0 -mx-4 mt-auto border-t border-line bg-sheet px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
					<SubmitButton
						intent={member ? "registerMember" : "register"}
						size="lg"
						className="h-auto min-h-14 w-full py-2 sm:w-auto"
					>
						{t(words)}
						{words === "join" && (
							<span className="block text-sm font-normal">{` ${t("joinNumber", { count: next })}`}</span>
						)}
					</SubmitButton>
				</div>
			</Form>
		</section>
	);
}
