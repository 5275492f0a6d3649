import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { BulkBar } from "#app/lists/components/bulk-bar";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListRegion } from "#app/lists/components/list-region";
import { ListTabs } from "#app/lists/components/list-tabs";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { wholeList } from "#app/lists/components/view-tabs";
import { shownColumns } from "#app/lists/definition";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { frameCode } from "#app/ui/frame-code";
import { type Column, Table } from "#app/ui/table";
import { SelectField, TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { Capacity } from "../components/capacity";
import { EventHead } from "../components/event-head";
import { approve, decline } from "../decide.server";
import {
	AddPeopleInput,
	CountParticipantsInput,
	DecideInput,
	MoveInput,
	ParticipantsQuery,
	RegistrationRef,
} from "../events.schema";
import { page, pageAction } from "../guard.server";
import { moveParticipants } from "../move.server";
import { participantList } from "../participants.list";
import {
	addPeople,
	cancelRegistration,
	confirmRegistration,
	ofEvent,
	participantSource,
	showParticipants,
} from "../participants.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["events", "eventPublic", "lists", "people", "errors"],
	title: "events:page.participants",
};

export const loader = page("list", ParticipantsQuery, showParticipants);
export const action = pageAction("list", {
	add: handler(AddPeopleInput, addPeople),
	cancelRegistration: handler(RegistrationRef, cancelRegistration),
	confirmRegistration: handler(RegistrationRef, confirmRegistration),
	approve: handler(DecideInput, approve),
	decline: handler(DecideInput, decline),
	move: handler(MoveInput, moveParticipants),
	...countHandler(participantSource as never, (_visit, _asks, { event }) => ofEvent(event), CountParticipantsInput),
});

const tones = {
	confirmed: "success",
	waiting: "info",
	offered: "warning",
	expired: "neutral",
	cancelled: "neutral",
	pending: "warning",
	declined: "neutral",
} as const;

/** The tabs of an event for which people do not have to ask. */
const withoutAsking = { ...participantList, views: participantList.views?.filter(({ key }) => key !== "pending") };

export default function Event() {
	const { head, list, rows, counts, types, dates, page: address, isEmbedded } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["events", "lists"]);
	const at = paths(head.tenant);
	const path = at.event(head.id);
	const listAddress = useListAddress(participantList, list);
	const without = types.length > 0 ? [] : ["type"];
	const shown = shownColumns(participantList, list.state.columns).filter((key) => !without.includes(key));
	const hasBulk = head.needsApproval || dates.length > 0;
	const selection = useSelection(rows.map(({ id }) => id));
	const isFiltered = list.state.q !== "" || list.state.filters.length > 0;
	type Row = (typeof rows)[number];
	const columns: Column<Row>[] = [
		{
			key: "name",
			header: t("person.name"),
			phone: "title",
			sort: sortLink("name", list.state.sort, listAddress),
			cell: ({ name }) => <span className="font-medium text-ink">{name}</span>,
		},
		{
			key: "email",
			header: t("person.email"),
			sort: sortLink("email", list.state.sort, listAddress),
			cell: ({ email }) => email,
		},
		{
			key: "status",
			header: t("field.status"),
			phone: "state",
			cell: ({ status, checkedIn }) => (
				<span className="flex flex-wrap gap-1">
					<Badge tone={tones[status]}>{t(`tab.${status}`)}</Badge>
					{checkedIn !== null && (
						<Badge tone="success" icon="check">
							{t("tab.checkedIn")}
						</Badge>
					)}
				</span>
			),
		},
		{ key: "type", header: t("person.type"), phone: "hide", cell: ({ type }) => type },
		{ key: "guests", header: t("person.guests"), phone: "hide", align: "right", cell: ({ guests }) => guests || "" },
		{
			key: "registered",
			header: t("person.registered"),
			sort: sortLink("registered", list.state.sort, listAddress, true),
			cell: ({ registered }) => <Time at={registered} />,
		},
		{
			key: "checkedIn",
			header: t("person.checkedIn"),
			phone: "hide",
			cell: ({ checkedIn }) => checkedIn !== null && <Time at={checkedIn} as="dateTime" />,
		},
		{ key: "answers", header: t("person.answers"), phone: "hide", cell: ({ answers }) => answers },
	];
	const actions: Column<Row> = {
		key: "actions",
		header: t("lists:bulk.select"),
		hideHeader: true,
		align: "right",
		phone: "state",
		cell: ({ id, name, status }) => (
			<Form method="post" preventScrollReset className="inline-flex gap-1">
				<input type="hidden" name="registration" value={id} />
				<input type="hidden" name="ids[]" value={id} />
				{(status === "pending" || status === "declined") && (
					<SubmitButton intent="approve" kind="quiet" size="sm" aria-label={t("decide.approveNamed", { name })}>
						{t("decide.approve")}
					</SubmitButton>
				)}
				{status === "pending" && (
					<SubmitButton intent="decline" kind="quiet" size="sm" aria-label={t("decide.declineNamed", { name })}>
						{t("decide.decline")}
					</SubmitButton>
				)}
				{(status === "offered" || status === "expired" || status === "cancelled") && (
					<SubmitButton intent="confirmRegistration" kind="quiet" size="sm" aria-label={t("confirmNamed", { name })}>
						{t("confirm")}
					</SubmitButton>
				)}
				{(status === "confirmed" || status === "waiting" || status === "offered") && (
					<SubmitButton intent="cancelRegistration" kind="quiet" size="sm" aria-label={t("signOffNamed", { name })}>
						{t("signOff")}
					</SubmitButton>
				)}
			</Form>
		),
	};
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<EventHead head={head} current="participants" />
				<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
					<div className="w-60">
						<Capacity taken={head.taken} capacity={head.capacity} />
					</div>
					<div className="flex flex-wrap gap-2">
						<LinkButton icon="printer" to={at.print(head.id)}>
							{t("printList")}
						</LinkButton>
						<LinkButton icon="printer" to={at.badges(head.id)}>
							{t("printBadges")}
						</LinkButton>
					</div>
				</div>
				<ListTabs
					definition={head.needsApproval ? participantList : withoutAsking}
					list={list}
					path={path}
					all={t("list.all")}
					label={t("list.views")}
					counts={counts}
				/>
				<ListBar
					definition={participantList}
					list={list}
					searchLabel={t("person.search")}
					exportTo={at.export(head.id)}
					options={{ type: types }}
					without={without}
				/>
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(isFiltered ? (
						<NoHits clear={wholeList(list, path)} />
					) : (
						<EmptyState icon="users-round" title={t("person.none")}>
							{t("person.noneHelp")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<ListRegion>
					<Table
						label={t("page.participants")}
						rows={rows}
						rowKey={({ id }) => id}
						columns={[
							...(hasBulk
								? [
										selectColumn<Row>(selection, {
											id: ({ id }) => id,
											name: ({ name }) => name,
											header: t("lists:bulk.select"),
										}),
									]
								: []),
							...columns.filter(({ key }) => shown.includes(key)),
							actions,
						]}
					/>
				</ListRegion>
			)}
			<div className="px-4 md:px-6">
				<ListFoot
					list={list}
					address={listAddress}
					range={t("lists:trash.range", { count: rows.length })}
					withSizes={selection.ids.size === 0}
				>
					{hasBulk && (
						<BulkBar
							definition={participantList}
							list={list}
							selection={selection}
							answer={answer}
							actions={[
								...(head.needsApproval ? (["approve", "decline"] as const) : []).map((intent) => ({
									...({ intent, label: t(`decide.${intent}`), icon: intent === "approve" ? "check" : "x" } as const),
									fields: <DecisionMessage intent={intent} />,
								})),
								...(dates.length > 0
									? [
											{
												...({ intent: "move", label: t("move.do"), icon: "calendar-days" } as const),
												fields: <NewDate dates={dates} />,
											},
										]
									: []),
							]}
						/>
					)}
				</ListFoot>
			</div>
			<div className="max-w-192 px-4 pb-12 md:px-6">
				{head.status !== "draft" && (
					<Section title={t("shareTitle")} className="mt-8">
						<div className="flex flex-col gap-4">
							<CopyField label={t("address")} value={address} />
							{isEmbedded && (
								<CopyField label={t("embed.code")} help={t("embed.codeHelp")} value={frameCode(address, head.title)} />
							)}
						</div>
					</Section>
				)}
				<AddPeople answer={answer} types={types} />
			</div>
		</div>
	);
}

function DecisionMessage({ intent }: { intent: "approve" | "decline" }) {
	const { t } = useTranslation("events");
	return (
		<TextArea
			id={`decision-${intent}`}
			name={intent === "approve" ? "approvalMessage" : "refusalMessage"}
			rows={3}
			label={t("decide.message")}
			help={t("decide.messageHelp")}
			optional
		/>
	);
}

/** To which date those who are chosen go. */
function NewDate({ dates }: { dates: readonly { id: string; startsAt: string }[] }) {
	const { t } = useTranslation("events");
	const format = useFormat();
	return (
		<SelectField
			id="move-date"
			name="date"
			label={t("move.to")}
			help={t("move.help")}
			options={dates.map(({ id, startsAt }) => ({
				value: id,
				label: `${format.date(startsAt.slice(0, 10))} ${startsAt.slice(11)}`,
			}))}
		/>
	);
}

function AddPeople({ answer, types }: { answer: unknown; types: readonly { value: string; label: string }[] }) {
	const { t } = useTranslation("events");
	const problem = useFormProblem(answer, { intent: "add" });
	return (
		<Section title={t("add.title")} className="mt-8">
			<Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
				<TextArea
					id="people"
					name="people"
					label={t("add.people")}
					help={t("add.help")}
					error={problem.of("people")}
					defaultValue={problem.typed("people") ?? ""}
				/>
				{types.length > 0 && (
					<SelectField
						id="ticketType"
						name="ticketType"
						className="max-w-80"
						label={t("person.type")}
						error={problem.of("ticketType")}
						defaultValue={problem.typed("ticketType") ?? types[0]?.value}
						options={types}
					/>
				)}
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add" kind="secondary" icon="user-plus">
						{t("add.do")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
