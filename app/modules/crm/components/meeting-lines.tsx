import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { CardList, CardRow } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { paths } from "../paths";

export type MeetingLineItem = {
	id: string;
	title: string;
	startsAt: number;
	endsAt: number;
	place: string | null;
	url: string | null;
	status: "planned" | "held" | "cancelled";
	customer?: { guid: string; name: string } | null;
};

/** Meetings as rows: what, when, where and with which customer. */
export function MeetingLines({
	meetings,
	tenant,
	label,
}: {
	meetings: readonly MeetingLineItem[];
	tenant: string;
	label: string;
}) {
	const { t } = useTranslation("crmLog");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<CardList label={label}>
			{meetings.map(({ id, title, startsAt, endsAt, place, url, status, customer }) => (
				<CardRow key={id} className="text-sm">
					<Icon name="calendar-days" className="text-ink-2" />
					<div className="min-w-0 flex-1">
						<Link to={at.meeting(id)} className="hover:underline font-medium">
							{title}
						</Link>
						<p className="text-13 text-ink-2">
							<Time at={startsAt} as="date" /> {format.time(startsAt)}–{format.time(endsAt)}
							{(place ?? (url && t("meeting.online"))) && <> · {place ?? t("meeting.online")}</>}
						</p>
						{customer && (
							<Link to={at.customer(customer.guid)} className="text-13 text-ink-3 hover:underline">
								{customer.name}
							</Link>
						)}
					</div>
					{status === "cancelled" && <Badge>{t("meeting.status.cancelled")}</Badge>}
				</CardRow>
			))}
		</CardList>
	);
}
