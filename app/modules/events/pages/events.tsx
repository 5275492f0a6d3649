import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { ListTable } from "#app/lists/components/list-table";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { Capacity } from "../components/capacity";
import { statusTones } from "../components/event-head";
import { eventList } from "../events.list";
import { EventsQuery } from "../events.schema";
import { eventResource, showEvents } from "../events.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["events", "lists", "people", "modules", "errors"], title: "events:list.title" };

export const loader = page("list", EventsQuery, showEvents);
export const action = pageAction("list", eventResource.handlers);

export default function Events() {
	const { list, rows, tenant, mayEmbed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["events", "lists"]);
	const at = paths(tenant);
	return (
		<ListPage
			definition={eventList}
			list={list}
			rows={rows}
			path={at.events}
			answer={answer}
			title={t("list.title")}
			actions={
				<>
					{mayEmbed && (
						<LinkButton icon="globe" to={at.embed}>
							{t("embed.do")}
						</LinkButton>
					)}
					<LinkButton icon="trash-2" to={at.trash}>
						{t("list.trash")}
					</LinkButton>
					<LinkButton kind="primary" icon="plus" to={at.new}>
						{t("list.new")}
					</LinkButton>
				</>
			}
			tabs={{ label: t("list.views"), all: t("list.all") }}
			bar={{ searchLabel: t("list.search"), exportTo: `${at.events}/export` }}
			empty={{ icon: "calendar-days", title: t("list.none"), help: t("list.noneHelp") }}
			range={t("lists:trash.range", { count: rows.length })}
			bulk={[{ intent: "bulkRemove", label: t("list.toTrash"), icon: "trash-2" }]}
		>
			{(listing) => (
				<ListTable
					{...listing}
					definition={eventList}
					label={t("list.title")}
					nameOf={({ title }) => title}
					density="roomy"
					columns={{
						title: {
							phone: "title",
							cell: ({ id, title, place }) => (
								<RowLink to={at.event(id)} under={place}>
									{title}
								</RowLink>
							),
						},
						starts: { falls: true, cell: ({ startsAt }) => <Time at={startsAt} as="dateTime" /> },
						ends: { phone: "hide", cell: ({ endsAt }) => <Time at={endsAt} as="dateTime" /> },
						status: {
							phone: "state",
							cell: ({ status }) => <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>,
						},
						taken: { cell: ({ taken, capacity }) => <Capacity {...{ taken, capacity }} inline /> },
						waiting: { phone: "hide", align: "right", cell: ({ waiting }) => waiting },
						place: { phone: "hide", cell: ({ place }) => place },
						category: { phone: "hide", cell: ({ category }) => category },
						visibility: { phone: "hide", cell: ({ visibility }) => t(`visibility.${visibility}`) },
						owner: { phone: "hide", cell: ({ owner }) => owner },
					}}
				/>
			)}
		</ListPage>
	);
}
