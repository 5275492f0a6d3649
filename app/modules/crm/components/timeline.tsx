import { useTranslation } from "react-i18next";
import { Entries, Entry } from "#app/ui/entries";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { withBoxes } from "../meetings/boxes";
import { paths } from "../paths";
import type { TimelineItem } from "../timeline/read-timeline.server";
import { NoteEntry } from "./note-entry";

type TimelineProps = {
	items: readonly TimelineItem[];
	/** The list that the customer was opened from. */
	list: string | null;
	tenant: string;
	writes: boolean;
	action: string;
};

/** What happened with a customer, the newest first. */
export function Timeline({ items, list, tenant, writes, action }: TimelineProps) {
	const { t } = useTranslation("crmLog");
	return (
		<Entries label={t("timeline.title")}>
			{items.map((item) =>
				item.kind === "note" ? (
					<NoteEntry key={item.id} note={item.note} list={list} tenant={tenant} writes={writes} action={action} />
				) : (
					<Happened key={item.id} item={item} tenant={tenant} />
				),
			)}
		</Entries>
	);
}

type Other = Exclude<TimelineItem, { kind: "note" }>;

function Happened({ item, tenant }: { item: Other; tenant: string }) {
	const { t } = useTranslation(["crmLog", "crm"]);
	const format = useFormat();
	const at = paths(tenant);
	const when = <Time key="at" at={item.at} />;
	if (item.kind === "meeting")
		return (
			<Entry
				icon="calendar-days"
				head={[t("timeline.meeting"), item.by, when, `${format.time(item.at)}–${format.time(item.endsAt)}`]}
			>
				<p className="mt-1 text-sm">
					<Link to={at.meeting(item.id)} className="link">
						{item.title}
					</Link>
				</p>
				{item.minutes && (
					<p className="mt-1 line-clamp-4 max-w-160 text-sm whitespace-pre-line">{withBoxes(item.minutes)}</p>
				)}
			</Entry>
		);
	if (item.kind === "task")
		return (
			<Entry
				icon={item.isDone ? "circle-check" : "circle-x"}
				head={[t(item.isDone ? "timeline.taskDone" : "timeline.taskCancelled"), item.by, when]}
			>
				<p className="mt-1 text-sm">
					<Link to={at.task(item.id)} className="hover:underline">
						{item.title}
					</Link>
				</p>
			</Entry>
		);
	if (item.kind === "form")
		return (
			<Entry icon="inbox" head={[t("timeline.form"), item.sender, when]}>
				<p className="mt-1 text-sm">
					<Link to={at.submission(item.id)} className="link">
						{item.form}
					</Link>
				</p>
				{item.message && <p className="mt-1 line-clamp-4 max-w-160 text-sm whitespace-pre-line">{item.message}</p>}
			</Entry>
		);
	const words = item.fields.map((label) => t(label));
	return (
		<Entry icon="history" head={[t(item.isNew ? "timeline.added" : "timeline.changed"), item.by, when]}>
			{!item.isNew && words.length > 0 && <p className="mt-1 text-sm text-ink-2">{words.join(", ")}</p>}
		</Entry>
	);
}
