import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { LinkButton } from "#app/ui/button";
import { RoundsTable } from "../components/rounds-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { roundList } from "../rounds/rounds.list";
import { roundResource } from "../rounds/rounds.resource.server";
import { RoundsQuery } from "../rounds/rounds.schema";
import { showRounds } from "../rounds/show-rounds.server";

export const handle = { i18n: ["hms", "lists", "people", "modules", "errors"], title: "hms:rounds.title" };

export const loader = page("rounds", RoundsQuery, showRounds);
export const action = pageAction("rounds", { ...roundResource.handlers });

export default function Rounds() {
	const { list, rows, people, today, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	const add = (
		<LinkButton kind="primary" icon="plus" to={at.newRound()}>
			{t("rounds.add")}
		</LinkButton>
	);
	return (
		<ListPage
			definition={roundList}
			list={list}
			rows={rows}
			path={at.rounds}
			answer={answer}
			title={t("rounds.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				<>
					<LinkButton kind="quiet" icon="calendar-days" to={at.year()}>
						{t("year.title")}
					</LinkButton>
					<LinkButton kind="quiet" icon="trash-2" to={`${at.rounds}/trash`}>
						{t("rounds.trash")}
					</LinkButton>
					{add}
				</>
			}
			bar={{
				searchLabel: t("rounds.search"),
				exportTo: `${at.rounds}/export`,
				options: { leader: [{ value: "me", label: t("me") }, ...people] },
			}}
			empty={{ icon: "clipboard-list", title: t("rounds.none"), help: t("rounds.noneHelp"), action: add }}
			range={t("rounds.range", { count: rows.length })}
			bulk={[{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" }]}
		>
			{(listing) => <RoundsTable {...listing} {...{ tenant, today }} />}
		</ListPage>
	);
}
