import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { type Column, RowLink, Table } from "#app/ui/table";
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
export const action = pageAction("list", eventResource.verbs);

export default function Events() {
	const { list, rows, tenant, mayEmbed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["events", "lists"]);
	const at = paths(tenant);
	type Row = (typeof rows)[number];
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
			{(shown, { address, selection, shown: columns }) => {
				const all: Column<Row>[] = [
					{
						key: "title",
						header: t("field.title"),
						phone: "title",
						sort: sortLink("title", list.state.sort, address),
						cell: ({ id, title, place }) => (
							<RowLink to={at.event(id)} under={place}>
								{title}
							</RowLink>
						),
					},
					{
						key: "starts",
						header: t("field.startsAt"),
						sort: sortLink("starts", list.state.sort, address, true),
						cell: ({ startsAt }) => <Time at={startsAt} as="dateTime" />,
					},
					{
						key: "ends",
						header: t("field.endsAt"),
						phone: "hide",
						cell: ({ endsAt }) => <Time at={endsAt} as="dateTime" />,
					},
					{
						key: "status",
						header: t("field.status"),
						phone: "state",
						cell: ({ status }) => <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>,
					},
					{
						key: "taken",
						header: t("places"),
						cell: ({ taken, capacity }) => <Capacity {...{ taken, capacity }} inline />,
					},
					{ key: "waiting", header: t("tab.waiting"), phone: "hide", align: "right", cell: ({ waiting }) => waiting },
					{ key: "place", header: t("field.place"), phone: "hide", cell: ({ place }) => place },
					{ key: "category", header: t("field.category"), phone: "hide", cell: ({ category }) => category },
					{
						key: "visibility",
						header: t("field.visibility"),
						phone: "hide",
						cell: ({ visibility }) => t(`visibility.${visibility}`),
					},
					{ key: "owner", header: t("field.owner"), phone: "hide", cell: ({ owner }) => owner },
				];
				const select =
					selection &&
					selectColumn<Row>(selection, {
						id: ({ id }) => id,
						name: ({ title }) => title,
						header: t("lists:bulk.select"),
					});
				return (
					<Table
						label={t("list.title")}
						rows={shown}
						rowKey={({ id }) => id}
						columns={[...(select ? [select] : []), ...all.filter(({ key }) => columns.includes(key))]}
						density="roomy"
					/>
				);
			}}
		</ListPage>
	);
}
