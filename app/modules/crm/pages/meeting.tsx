import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { RecordNeighbours } from "#app/lists/components/record-neighbours";
import { backToList, inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { AttendeeLines } from "../components/attendee-lines";
import { page, pageAction } from "../guard.server";
import { MeetingPage, MeetingRef, MeetingRemoval, MinutesForm, OwnAnswer } from "../meetings/meeting.schema";
import { cancel, inviteAll, remove, writeMinutes } from "../meetings/meeting-actions.server";
import { answerHere } from "../meetings/own-answer.server";
import { showMeeting } from "../meetings/show-meetings.server";
import { paths } from "../paths";
import { RecordViewers } from "../sharing/components/record-viewers";

export const handle = {
	i18n: ["crmMeetings", "beside", "crmLog", "crmShare", "lists", "modules", "errors"],
	title: "crmMeetings:meetings.title",
};

const write = { level: 20 };

export const loader = page("meetings", MeetingPage, showMeeting);
export const action = pageAction("meetings", {
	minutes: handler(MinutesForm, writeMinutes, write),
	invite: handler(MeetingRef, inviteAll, write),
	cancel: handler(MeetingRef, cancel, write),
	answer: handler(OwnAnswer, answerHere),
	remove: handler(MeetingRemoval, remove, write),
});

export default function MeetingOnPage() {
	const { meeting, author, neighbours, customer, attendees, tasks, me, writes, keeper, tenant } =
		useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["crmMeetings", "crmLog"]);
	const format = useFormat();
	const { pathname, search } = useLocation();
	const at = paths(tenant);
	const { startsAt, endsAt, place, url, agenda, status } = meeting;
	const asked = attendees.find(({ userId, isInvited }) => userId === me && isInvited);
	const post = (intent: string, icon: "mail" | "circle-x" | "trash-2", danger = false): MenuEntry => ({
		...{
			kind: "post",
			action: `${pathname}${search}`,
			fields: { intent, ...(neighbours.list && { in: neighbours.list }) },
			label: t(`meeting.${intent}All`),
			icon,
			danger,
		},
	});
	const details = [
		{
			label: t("meeting.when"),
			value: `${format.date(startsAt, "long")}, ${format.time(startsAt)}–${format.time(endsAt)}`,
		},
		{
			label: t("meeting.customer"),
			value: customer && (
				<Link to={at.customer(customer.guid)} className="link">
					{customer.name}
				</Link>
			),
		},
		{ label: t("meeting.place"), value: place },
		{
			label: t("meeting.url"),
			value: url && (
				<a href={url} className="link" rel="noreferrer">
					{url.replace(/^https?:\/\//, "")}
				</a>
			),
		},
		{ label: t("meeting.organiser"), value: author },
		{ label: t("meeting.agenda"), value: agenda && <span className="whitespace-pre-line">{agenda}</span> },
	];
	return (
		<PageBody width="settings">
			<PageHeader
				back={
					customer && neighbours.list === null
						? { to: `${at.customer(customer.guid)}?tab=meetings`, label: customer.name }
						: {
								to: neighbours.list === null ? at.comingMeetings : backToList(at.meetings, neighbours.list),
								label: t("meetings.title"),
							}
				}
				beside={<RecordNeighbours neighbours={neighbours} to={({ id }) => at.meeting(id)} />}
				title={meeting.title}
				badges={status !== "planned" && <Badge>{t(`crmLog:meeting.status.${status}`)}</Badge>}
				actions={
					writes && (
						<>
							<LinkButton icon="pencil" to={inList(at.editMeeting(meeting.id), neighbours.list)}>
								{t("meeting.edit")}
							</LinkButton>
							<Menu
								label={t("meeting.actions", { title: meeting.title })}
								button={<Icon name="ellipsis" className="size-5" />}
								buttonClass="icon-btn border border-line-2"
								entries={[
									...(status === "planned" ? [post("invite", "mail"), post("cancel", "circle-x")] : []),
									post("remove", "trash-2", true),
								]}
							/>
						</>
					)
				}
			/>
			<DefinitionList items={details.filter(({ value }) => value)} />
			<div className="mt-3">
				<RecordViewers kind="meeting" id={meeting.id} tenant={tenant} />
			</div>
			<Section title={t("meeting.attendees")} className="mt-8">
				<AttendeeLines attendees={attendees} />
				{status === "planned" && asked && <OwnAnswerForm answer={asked.answer} />}
			</Section>
			<Section title={t("meeting.minutes")} className="mt-8" intro={writes && t("meeting.minutesHelp")}>
				{writes ? (
					<Form key={meeting.updatedAt} method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
						<input type="hidden" name="updatedAt" value={meeting.updatedAt} />
						<KeptDraft keeper={keeper} form={`crm.minutes.${meeting.id}`} />
						<TextArea
							id="minutes"
							name="minutes"
							rows={8}
							label={t("meeting.minutes")}
							error={problem.of("minutes")}
							defaultValue={problem.typed("minutes") ?? meeting.minutes ?? ""}
							placeholder={t("meeting.minutesExample")}
						/>
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="minutes">{t("meeting.saveMinutes")}</SubmitButton>
						</div>
					</Form>
				) : (
					<p className="text-sm whitespace-pre-line">{meeting.minutes}</p>
				)}
			</Section>
			{tasks.length > 0 && (
				<Section title={t("meeting.tasks")} className="mt-8">
					<CardList label={t("meeting.tasks")}>
						{tasks.map(({ id, title, isOpen }) => (
							<CardRow key={id} className="text-sm">
								<Icon name={isOpen ? "list-checks" : "circle-check"} className="text-ink-2" />
								<Link to={at.task(id)} className="hover:underline">
									{title}
								</Link>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
		</PageBody>
	);
}

/** Whoever was asked says whether they come. */
function OwnAnswerForm({ answer }: { answer: "none" | "yes" | "no" }) {
	const { t } = useTranslation("crmMeetings");
	return (
		<Form method="post" className="mt-4 flex flex-wrap gap-2" preventScrollReset>
			<input type="hidden" name="intent" value="answer" />
			{(["yes", "no"] as const).map((choice) => (
				<Button
					key={choice}
					type="submit"
					name="answer"
					value={choice}
					icon={choice === "yes" ? "circle-check" : "circle-x"}
					aria-pressed={answer === choice}
				>
					{t(`answer.${choice}`)}
				</Button>
			))}
		</Form>
	);
}
