import { useTranslation } from "react-i18next";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../../paths";
import type { MeetingRow } from "../show-meetings.server";

type MeetingsTableProps = {
	rows: readonly MeetingRow[];
	tenant: string;
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
};

/** Meetings: what, when, with which customer, and who called them. */
export function MeetingsTable({ rows, tenant, sort, address, shown }: MeetingsTableProps) {
	const { t } = useTranslation(["crmMeetings", "crmLists", "crmLog"]);
	const format = useFormat();
	const at = paths(tenant);
	const columns: Column<MeetingRow>[] = [
		{
			key: "title",
			header: t("meeting.title"),
			phone: "title",
			cell: ({ id, title }) => <RowLink to={address.opening(at.meeting(id))}>{title}</RowLink>,
		},
		{
			key: "starts",
			header: t("meeting.startsAt"),
			className: "whitespace-nowrap",
			sort: sortLink("starts", sort, address, true),
			cell: ({ startsAt, endsAt }) => (
				<>
					<Time at={startsAt} as="date" /> {format.time(startsAt)}–{format.time(endsAt)}
				</>
			),
		},
		{
			key: "ends",
			header: t("meeting.endsAt"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: ({ endsAt }) => <Time at={endsAt} as="dateTime" />,
		},
		{
			key: "customer",
			header: t("meeting.customer"),
			cell: ({ customer }) =>
				customer && (
					<Link to={at.customer(customer.guid)} className="relative z-1 hover:underline">
						{customer.name}
					</Link>
				),
		},
		{
			key: "organiser",
			header: t("meeting.organiser"),
			phone: "hide",
			cell: ({ organiser }) =>
				organiser && (
					<span className="flex items-center gap-2">
						<Avatar name={organiser} size={20} />
						<span className="truncate" title={organiser}>
							{organiser.split(" ")[0]}
						</span>
					</span>
				),
		},
		{
			key: "place",
			header: t("meeting.place"),
			phone: "hide",
			cell: ({ place, url }) => place ?? (url && t("crmLog:meeting.online")),
		},
		{
			key: "status",
			header: t("crmLists:work.status"),
			phone: "state",
			cell: ({ status }) => {
				const word = t(`crmLists:work.meeting.${status}`);
				return status === "planned" ? <span className="max-sm:hidden">{word}</span> : <Badge>{word}</Badge>;
			},
		},
		{ key: "url", header: t("meeting.url"), phone: "hide", cell: ({ url }) => url },
	];
	return (
		<Table
			label={t("meetings.title")}
			columns={columns.filter(({ key }) => shown.includes(key))}
			rows={rows}
			rowKey={({ id }) => id}
		/>
	);
}
