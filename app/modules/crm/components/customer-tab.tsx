import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { Due } from "#app/tasks/components/due";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Entries } from "#app/ui/entries";
import { Link } from "#app/ui/link";
import type { ContactRow } from "../contacts/contact-list.server";
import type { Addressed } from "../emails/components/email-form";
import type { FileItem } from "../files/attachments.server";
import { CustomerFiles } from "../files/components/customer-files";
import { CustomerForms, type SentForm } from "../inbox/components/customer-forms";
import type { NoteItem } from "../notes/note-item.server";
import { paths } from "../paths";
import type { TaskRow } from "../task-rows";
import type { TimelineItem } from "../timeline/read-timeline.server";
import { ContactLine } from "./customer-about";
import { type Add, CustomerComposer } from "./customer-composer";
import { type MeetingLineItem, MeetingLines } from "./meeting-lines";
import { NoteEntry } from "./note-entry";
import { Timeline } from "./timeline";

type Shown = {
	customer: { id: string; guid: string };
	neighbours: { list: string | null };
	contacts: ContactRow[];
	receivers: Addressed[];
	nextHour: { from: string; until: string } | null;
	timeline: { items: TimelineItem[]; next: string | null } | null;
	pinned: NoteItem[];
	files: FileItem[] | null;
	keeper: string;
	tasks: TaskRow[] | null;
	meetings: MeetingLineItem[] | null;
	forms: SentForm[] | null;
	today: string;
	query: { tab: string; kind: string | null; add: Add; cursor: string | null };
	writes: boolean;
	tenant: string;
};

/** What the chosen tab of a customer's page shows. */
export function CustomerTab({ shown, answer }: { shown: Shown; answer: unknown }) {
	const { query } = shown;
	if (query.tab === "contacts") return <Contacts shown={shown} />;
	if (query.tab === "tasks") return <Tasks shown={shown} />;
	if (query.tab === "meetings") return <Meetings shown={shown} />;
	if (query.tab === "forms") return <CustomerForms forms={shown.forms ?? []} tenant={shown.tenant} />;
	if (query.tab === "files") return <CustomerFiles {...shown} answer={answer} />;
	return <Log shown={shown} answer={answer} />;
}

const kinds = ["notes", "emails", "meetings", "tasks", "forms", "changes"] as const;

/** The timeline, of all kinds or of the one that the tab is about. */
function Log({ shown, answer }: { shown: Shown; answer: unknown }) {
	const { customer, timeline, pinned, query, writes, tenant, keeper } = shown;
	const { list } = shown.neighbours;
	const { t } = useTranslation("crmLog");
	const { pathname, search } = useLocation();
	const at = paths(tenant);
	const items = timeline?.items ?? [];
	const isAll = query.tab === "activity";
	const to = (changes: Record<string, string | null>) => {
		const kept = { tab: isAll ? null : query.tab, kind: query.kind, add: query.add === "note" ? null : query.add };
		const params = Object.entries({ ...kept, ...changes });
		const address = new URLSearchParams(params.filter((entry): entry is [string, string] => entry[1] !== null));
		return inList(address.size > 0 ? `${pathname}?${address}` : pathname, list);
	};
	return (
		<div className="max-w-172">
			{writes && !query.cursor && query.tab !== "history" && (
				<CustomerComposer
					add={query.add}
					to={(add) => to({ add: add === "note" ? null : add })}
					newContact={inList(`${at.newContact}?customer=${customer.guid}`, list)}
					receivers={shown.receivers}
					nextHour={shown.nextHour}
					newMeeting={inList(`${at.newMeeting}?customer=${customer.guid}`, list)}
					answer={answer}
					tenant={tenant}
					draft={{ keeper, form: `crm.note.${customer.id}.${query.add}` }}
				/>
			)}
			{pinned.length > 0 && (
				<Section title={t("note.pinnedNotes")} className="mt-6">
					<Entries label={t("note.pinnedNotes")}>
						{pinned.map((note) => (
							<NoteEntry
								key={note.id}
								note={note}
								list={list}
								tenant={tenant}
								writes={writes}
								action={`${pathname}${search}`}
							/>
						))}
					</Entries>
				</Section>
			)}
			{isAll && (
				<nav aria-label={t("timeline.kinds")} className="mt-5 flex flex-wrap gap-1">
					{[null, ...kinds.filter((kind) => kind !== "forms" || writes)].map((kind) => (
						<LinkButton
							key={kind ?? "all"}
							kind="quiet"
							size="sm"
							to={to({ kind })}
							aria-current={kind === query.kind ? "true" : undefined}
							className={kind === query.kind ? "bg-accent-sel text-accent-ink" : ""}
							preventScrollReset
						>
							{t(`timeline.kind.${kind ?? "all"}`)}
						</LinkButton>
					))}
				</nav>
			)}
			{items.length === 0 ? (
				<EmptyState icon="history" title={t(query.tab === "notes" ? "notes.none.all" : "timeline.none")}>
					{t(query.tab === "notes" ? "notes.noneHere" : "timeline.noneHelp")}
				</EmptyState>
			) : (
				<Timeline items={items} list={list} tenant={tenant} writes={writes} action={`${pathname}${search}`} />
			)}
			<div className="flex flex-wrap gap-2">
				{query.cursor && <LinkButton to={to({})}>{t("timeline.newest")}</LinkButton>}
				{timeline?.next && <LinkButton to={to({ cursor: timeline.next })}>{t("timeline.older")}</LinkButton>}
			</div>
		</div>
	);
}

function Contacts({ shown: { customer, neighbours, contacts, writes, tenant } }: { shown: Shown }) {
	const { t } = useTranslation("crmLog");
	const at = paths(tenant);
	const add = writes && (
		<LinkButton icon="plus" to={inList(`${at.customer(customer.guid)}?add=contact`, neighbours.list)}>
			{t("tabs.addContact")}
		</LinkButton>
	);
	if (contacts.length === 0)
		return (
			<EmptyState icon="contact-round" title={t("tabs.noContacts")} action={add}>
				{t("tabs.noContactsHelp")}
			</EmptyState>
		);
	return (
		<div className="max-w-172">
			<ul className="mb-5 flex flex-col gap-4">
				{contacts.map((contact) => (
					<ContactLine key={contact.id} contact={contact} to={at.contact(contact.id)} />
				))}
			</ul>
			{add}
		</div>
	);
}

function Tasks({ shown: { customer, tasks, today, writes, tenant } }: { shown: Shown }) {
	const { t } = useTranslation("crmLog");
	const at = paths(tenant);
	const add = writes && (
		<LinkButton icon="plus" to={at.newTask(customer.id)}>
			{t("tabs.addTask")}
		</LinkButton>
	);
	if (!tasks?.length)
		return (
			<EmptyState icon="list-checks" title={t("tabs.noTasks")} action={add}>
				{t("tabs.noTasksHelp")}
			</EmptyState>
		);
	return (
		<div className="max-w-172">
			<CardList label={t("tabs.tasks")}>
				{tasks.map((task) => (
					<CardRow key={task.id} className="justify-between text-sm">
						<Link to={at.task(task.id)} className="hover:underline">
							{task.title}
						</Link>
						<span className="text-13 text-ink-2">
							<Due task={task} today={today} />
						</span>
					</CardRow>
				))}
			</CardList>
			<div className="mt-5">{add}</div>
		</div>
	);
}

function Meetings({ shown: { customer, neighbours, meetings, writes, tenant } }: { shown: Shown }) {
	const { t } = useTranslation("crmLog");
	const at = paths(tenant);
	const add = writes && (
		<LinkButton icon="plus" to={inList(`${at.customer(customer.guid)}?add=meeting`, neighbours.list)}>
			{t("tabs.addMeeting")}
		</LinkButton>
	);
	if (!meetings?.length)
		return (
			<EmptyState icon="calendar-days" title={t("tabs.noMeetings")} action={add}>
				{t("tabs.noMeetingsHelp")}
			</EmptyState>
		);
	return (
		<div className="max-w-172">
			<MeetingLines meetings={meetings} tenant={tenant} label={t("tabs.meetings")} />
			<div className="mt-5">{add}</div>
		</div>
	);
}
