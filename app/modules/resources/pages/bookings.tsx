import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { ListTable } from "#app/lists/components/list-table";
import { viewHandlers } from "#app/lists/views.server";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { bookingList } from "../bookings.list";
import { showBookings } from "../bookings.server";
import { statusTones } from "../components/status-tones";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { BookingsQuery } from "../resources.schema";

export const handle = {
	i18n: ["resources", "resourceDoor", "lists", "people", "modules", "errors"],
	title: "resources:bookings.title",
};

export const loader = page("bookings", BookingsQuery, showBookings);
export const action = pageAction("bookings", viewHandlers(bookingList));

export default function Bookings() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["resources", "resourceDoor", "lists"]);
	const at = paths(tenant);
	return (
		<ListPage
			definition={bookingList}
			list={list}
			rows={rows}
			path={at.bookings}
			answer={answer}
			title={t("bookings.title")}
			actions={
				<>
					<LinkButton icon="rss" to={at.feeds()}>
						{t("resourceDoor:feeds.title")}
					</LinkButton>
					<LinkButton kind="primary" icon="calendar-plus" to={at.book()}>
						{t("book")}
					</LinkButton>
				</>
			}
			tabs={{ label: t("bookings.views"), all: t("bookings.all") }}
			bar={{ searchLabel: t("bookings.search"), exportTo: `${at.bookings}/export` }}
			empty={{ icon: "calendar-check", title: t("bookings.none"), help: t("bookings.noneHelp") }}
			range={t("lists:trash.range", { count: rows.length })}
		>
			{(listing) => (
				<ListTable
					{...listing}
					definition={bookingList}
					label={t("bookings.title")}
					nameOf={({ title }) => title}
					density="roomy"
					columns={{
						title: {
							phone: "title",
							cell: ({ id, title, resources }) => (
								<RowLink to={at.booking(id)} under={resources}>
									{title}
								</RowLink>
							),
						},
						starts: { falls: true, cell: ({ startsAt }) => <Time at={startsAt} as="dateTime" /> },
						ends: { phone: "hide", cell: ({ endsAt }) => <Time at={endsAt} as="dateTime" /> },
						status: {
							phone: "state",
							cell: ({ status, repeats }) => (
								<span className="flex flex-wrap gap-1">
									<Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
									{repeats && <Badge icon="repeat">{t("repeats")}</Badge>}
								</span>
							),
						},
						resources: { phone: "hide", cell: ({ resources }) => resources },
						seats: { phone: "hide", align: "right", cell: ({ seats }) => seats },
						booker: { phone: "hide", cell: ({ booker }) => booker },
					}}
				/>
			)}
		</ListPage>
	);
}
