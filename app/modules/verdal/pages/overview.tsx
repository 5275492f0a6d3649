import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { LinkButton } from "#app/ui/button";
import { PlacementsTable } from "../components/placements-table";
import { useShapeTabs } from "../components/use-overview-tabs";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { placementList } from "../placements/placements.list";
import { placementResource } from "../placements/placements.resource.server";
import { PlacementsQuery } from "../placements/placements.schema";
import { showOverview } from "../placements/show-overview.server";

export const handle = {
	i18n: ["verdalPlacements", "people", "lists", "modules", "errors"],
	title: "verdalPlacements:overview.title",
};

export const loader = page("overview", PlacementsQuery, showOverview);
export const action = pageAction("overview", placementResource.handlers);

/** The placements as a table, with filters and as a file. */
export default function Overview() {
	const { list, rows, options, finders, writes, removes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("verdalPlacements");
	const at = paths(tenant);
	const shapes = useShapeTabs(tenant);
	const add = writes && (
		<LinkButton kind="primary" icon="plus" to={at.newPlacement()}>
			{t("new.title")}
		</LinkButton>
	);
	return (
		<ListPage
			definition={placementList}
			list={list}
			rows={rows}
			path={at.overview}
			answer={answer}
			title={t("overview.title")}
			tabs={{ label: t("view.label"), all: t("view.all"), more: shapes }}
			actions={
				<>
					{removes && (
						<LinkButton kind="quiet" icon="trash-2" to={`${at.overview}/trash`}>
							{t("overview.trash")}
						</LinkButton>
					)}
					{add}
				</>
			}
			bar={{
				searchLabel: t("list.search"),
				exportTo: `${at.overview}/export`,
				options: { ...options, advisor: [{ value: "me", label: t("me") }, ...(options.advisor ?? [])] },
				finders,
			}}
			empty={{
				...{ icon: "clipboard-list", title: t("none.title"), help: t(writes ? "none.help" : "none.own") },
				action: add,
			}}
			range={t("overview.range", { count: rows.length })}
			bulk={removes ? [{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" }] : undefined}
		>
			{(listing) => (
				<PlacementsTable {...listing} tenant={tenant} definition={placementList} label={t("overview.title")} />
			)}
		</ListPage>
	);
}
