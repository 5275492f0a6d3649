import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { cancelBooking, decideBooking, showBooking } from "../bookings.server";
import { scopes } from "../choices";
import { AccessList } from "../components/access-list";
import { statusTones } from "../components/status-tones";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { BookingRef, CancelInput, DecideInput } from "../resources.schema";

export const handle = { i18n: ["resources", "resourceAccess", "errors"], title: "resources:booking" };

export const loader = page("front", BookingRef, showBooking);
export const action = pageAction("front", {
	cancel: verb(CancelInput, cancelBooking),
	decide: verb(DecideInput, decideBooking),
});

export default function Booking() {
	const data = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resources", "resourceAccess"]);
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
			{data.canDecide && (
				<div className="mb-5">
					<Notice
						title={t("decide.title")}
						action={
							<Form method="post" className="flex flex-wrap gap-2">
								<input type="hidden" name="intent" value="decide" />
								<button type="submit" name="decision" value="reserved" className="btn btn-primary">
									{t("decide.yes")}
								</button>
								<button type="submit" name="decision" value="rejected" className="btn btn-secondary">
									{t("decide.no")}
								</button>
							</Form>
						}
					>
						{t("decide.help", { name: data.booker })}
					</Notice>
				</div>
			)}
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
					</ul>
				</Fact>
				<Fact name={t("field.booker")}>{data.booker}</Fact>
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
			{data.canChange && (
				<Section title={t("cancel.title")} intro={t("cancel.help")} className="mt-10">
					<Form method="post" className="flex flex-col items-start gap-3">
						{data.series ? (
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
							{t("cancel.do")}
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
