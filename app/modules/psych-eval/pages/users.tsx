import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { LinkButton } from "#app/ui/button";
import { CardList } from "#app/ui/card";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { ClientsPage } from "../clients-asked.server";
import { ClientRow } from "../components/client-row";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showClients } from "../show-clients.server";

export const handle = { i18n: ["psychEval", "overTime"], title: "psychEval:clients.title" };

export const loader = page("users", ClientsPage, showClients);

const filters = ["alerts", "overdue", "worse"] as const;

export default function Users() {
	const { tenant, clients, next, filter, q } = useLoaderData<typeof loader>();
	const { t } = useTranslation("psychEval");
	const place = paths(tenant);
	const withFilter = (name: string | null, more: Record<string, string> = {}) => {
		const query = new URLSearchParams({ ...(name && { filter: name }), ...(q && { q }), ...more }).toString();
		return query ? `${place.users}?${query}` : place.users;
	};
	const query = useLocation().search.slice(1);
	const tabs = [
		{ to: withFilter(null), label: t("clients.all"), current: filter === null },
		...filters.map((name) => ({ to: withFilter(name), label: t(`clients.${name}`), current: filter === name })),
	];
	return (
		<PageBody width="home">
			<PageHeader
				title={t("clients.title")}
				actions={
					<>
						<LinkButton to={place.group} icon="chart-line">
							{t("group.title")}
						</LinkButton>
						<LinkButton to={place.newForm()} kind="primary" icon="plus">
							{t("newForm.title")}
						</LinkButton>
					</>
				}
			/>
			<Tabs label={t("clients.filters")} tabs={tabs} />
			<FilterBar searchLabel={t("clients.search")} query={q} keep={{ filter }} />
			{clients.length === 0 ? (
				q || filter ? (
					<NoHits clear={place.users} />
				) : (
					<EmptyState icon="users-round" title={t("clients.none")}>
						{t("clients.noneHelp")}
					</EmptyState>
				)
			) : (
				<CardList label={t("clients.title")}>
					{clients.map((client) => (
						<ClientRow
							key={client.id}
							client={client}
							to={inList(place.userForms(client.id), query)}
							reports={inList(place.reports(client.id), query)}
						/>
					))}
				</CardList>
			)}
			{next && (
				<p className="mt-4">
					<LinkButton to={withFilter(filter, { cursor: next })}>{t("clients.more")}</LinkButton>
				</p>
			)}
		</PageBody>
	);
}
