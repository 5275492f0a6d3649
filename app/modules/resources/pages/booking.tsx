import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { showBooking } from "../bookings.server";
import { checkIn, checkOut } from "../check-in.server";
import { scopes } from "../choices";
import { AccessList } from "../components/access-list";
import { CheckIn } from "../components/check-in";
import { Decide } from "../components/decide";
import { InLine } from "../components/in-line";
import { statusTones } from "../components/status-tones";
import { cancelBooking, decideBooking } from "../decide.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { BookingRef, CancelInput, DecideInput } from "../resources.schema";
import { acceptOffer } from "../wait.server";

export const handle = { i18n: ["resources", "resourceAccess", "resourceLoan", "errors"], title: "resources:booking" };

export const loader = page("front", BookingRef, showBooking);
export const action = pageAction("front", {
	cancel: handler(CancelInput, cancelBooking),
	decide: handler(DecideInput, decideBooking),
	accept: handler(BookingRef, acceptOffer),
	checkIn: handler(BookingRef, checkIn),
	checkOut: handler(BookingRef, checkOut),
});

export default function Booking() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "cancel" });
	const { t } = useTranslation(["resources", "resourceAccess", "resourceLoan"]);
	const format = useFormat();
	const at = paths(data.tenant);
	const when = (local: string) =>
		`${format.weekday(local.slice(0, 10))} ${format.date(local.slice(0, 10), "long")}, ${format.clock(local.slice(11))}`;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.bookings, label: t("bookings.title") }}
				title={data.title}
				badges={
					<>
						<Badge tone={statusTones[data.status]}>{t(`status.${data.status}`)}</Badge>
						{data.isPrivate && <Badge icon="lock">{t("private")}</Badge>}
					</>
				}
				actions={
					<>
						{data.canHandOut && (
							<LinkButton icon="qr-code" to={at.handOut(data.id)}>
								{t("resourceLoan:handOut.title")}
							</LinkButton>
						)}
						<LinkButton icon="download" to={at.bookingCalendar(data.id)} reloadDocument>
							{t("toCalendar")}
						</LinkButton>
						{data.canChange && (
							<LinkButton icon="pencil" to={at.editBooking(data.id)}>
								{t("change")}
							</LinkButton>
						)}
					</>
				}
			/>
			{data.canDecide && <Decide booker={data.booker} expires={data.expires} answer={answer} />}
			{data.line && <InLine line={data.line} canAccept={data.canLeave} answer={answer} />}
			<CheckIn data={data} answer={answer} />
			<dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_1fr]">
				<Fact name={t("field.startsAt")}>{when(data.starts)}</Fact>
				<Fact name={t("field.endsAt")}>
					{when(data.ends)} ({data.timeZone})
				</Fact>
				<Fact name={t("field.resources")}>
					<ul>
						{data.resources.map(({ id, name, place, access }) => (
							<li key={id}>
								<Link to={at.resource(id)} className="link">
									{name}
								</Link>
								{place && `, ${place}`}
								{access && <AccessList access={access} label={t("resourceAccess:titleOf", { name })} />}
							</li>
						))}
						{data.units.map((units) => (
							<li key={units}>{units}</li>
						))}
					</ul>
				</Fact>
				<Fact name={t("field.booker")}>
					{[data.booker, data.guest?.email, data.guest?.phone].filter(Boolean).join(" · ")}
				</Fact>
				<Fact name={t("field.seats")}>{data.seats}</Fact>
				{data.guests.length > 0 && (
					<Fact name={t("field.guests")}>
						<ul>
							{data.guests.map(({ name, email }) => (
								<li key={email} className="break-words">
									{name} · {email}
								</li>
							))}
						</ul>
					</Fact>
				)}
				{data.note && (
					<Fact name={t("field.note")}>
						<p className="whitespace-pre-line">{data.note}</p>
					</Fact>
				)}
				{data.expires && !data.canDecide && <Fact name={t("decide.expires")}>{when(data.expires)}</Fact>}
				{data.decision && (
					<Fact name={t("decide.by")}>
						{data.decision.name}
						{data.decision.words && <span className="block whitespace-pre-line">{data.decision.words}</span>}
					</Fact>
				)}
				{data.checkedIn && <Fact name={t("checkIn.at")}>{when(data.checkedIn)}</Fact>}
				{data.checkedOut && <Fact name={t("checkIn.outAt")}>{when(data.checkedOut)}</Fact>}
				{data.series && (
					<Fact name={t("field.repeat")}>
						{t(`repeat.${data.series.frequency}`)}, {t("series.until", { day: format.date(data.series.untilDay) })}
						{data.series.skippedDays.length > 0 && (
							<span className="block text-13 text-ink-3">
								{t("series.skipped", { days: data.series.skippedDays.map((day) => format.date(day)).join(", ") })}
							</span>
						)}
					</Fact>
				)}
			</dl>
			{(data.canChange || data.canLeave) && (
				<Section
					title={t(data.canLeave ? "line.leaveTitle" : "cancel.title")}
					intro={t(data.canLeave ? "line.leaveHelp" : "cancel.help")}
					className="mt-10"
				>
					<Form method="post" className="flex flex-col items-start gap-3">
						{data.series && !data.canLeave ? (
							<RadioGroup
								id="scope"
								name="scope"
								legend={t("scope.legend")}
								defaultValue="this"
								options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
							/>
						) : (
							<input type="hidden" name="scope" value="this" />
						)}
						<FormErrors errors={problem.summary} />
						<SubmitButton intent="cancel" kind="danger">
							{t(data.canLeave ? "line.leave" : "cancel.do")}
						</SubmitButton>
					</Form>
				</Section>
			)}
		</PageBody>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-3">{name}</dt>
			<dd className="min-w-0">{children}</dd>
		</>
	);
}
