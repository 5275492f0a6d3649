import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { viewHandlers } from "#app/lists/views.server";
import { PlacementsTable } from "../components/placements-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { archiveList } from "../placements/archive.list";
import { ArchiveQuery } from "../placements/placements.schema";
import { showArchive } from "../placements/show-overview.server";

export const handle = {
	i18n: ["verdalPlacements", "people", "lists", "modules", "errors"],
	title: "verdalPlacements:archive.title",
};

export const loader = page("archive", ArchiveQuery, showArchive);
export const action = pageAction("archive", viewHandlers(archiveList));

/** The placements that are closed, with what came of them. */
export default function Archive() {
	const { list, rows, options, finders, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("verdalPlacements");
	const at = paths(tenant);
	return (
		<ListPage
			definition={archiveList}
			list={list}
			rows={rows}
			path={at.archive}
			answer={answer}
			title={t("archive.title")}
			tabs={{ label: t("view.label"), all: t("view.all") }}
			bar={{
				searchLabel: t("list.search"),
				exportTo: `${at.archive}/export`,
				options: { ...options, advisor: [{ value: "me", label: t("me") }, ...(options.advisor ?? [])] },
				finders,
			}}
			empty={{ icon: "archive", title: t("archive.none"), help: t("archive.noneHelp") }}
			range={t("overview.range", { count: rows.length })}
		>
			{(listing) => (
				<PlacementsTable {...listing} tenant={tenant} definition={archiveList} label={t("archive.title")} />
			)}
		</ListPage>
	);
}
