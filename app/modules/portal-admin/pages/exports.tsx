import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { PageSizes } from "#app/lists/components/page-sizes";
import { useListAddress } from "#app/lists/components/use-list-address";
import { handler, superadmin } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "#app/ui/use-address";
import { ExportsTable } from "../components/exports-table";
import { ExportFolder, ExportsPage, removeExport, showExports } from "../exports.server";
import { exportsList } from "../exports-list";

export const handle = { i18n: ["followup", "lists", "people", "errors"], title: "followup:exports.title" };

export const loader = superadmin.page(ExportsPage, showExports);
export const action = superadmin.pageAction({ remove: handler(ExportFolder, removeExport) });

/** What was taken out of the portal before it was erased. */
export default function Exports() {
	const { rows, list, hasAny } = useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const address = useListAddress(exportsList, list);
	const to = useAddress();
	return (
		<div className="flex min-w-0 flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("exports.title")}
					count={list.count}
					meta={t("exports.intro")}
					back={{ to: "/followup", label: t("overview.title") }}
				/>
				{hasAny && (
					<ListBar
						definition={exportsList}
						list={list}
						searchLabel={t("exports.search")}
						exportTo="/followup/exports/export"
					/>
				)}
			</div>
			<ListRegion>
				{rows.length > 0 && <ExportsTable rows={rows} sort={list.state.sort} address={address} />}
				{rows.length === 0 && (
					<div className="px-4 md:px-6">
						{hasAny ? (
							<NoHits clear="/followup/exports" />
						) : (
							<EmptyState
								icon="archive"
								title={t("exports.none")}
								action={
									<LinkButton to="/followup/tenants" kind="primary" icon="building-2">
										{t("exports.toTenants")}
									</LinkButton>
								}
							>
								{t("exports.noneText")}
							</EmptyState>
						)}
					</div>
				)}
			</ListRegion>
			{hasAny && (
				<TableFoot
					range={t("exports.range", { count: rows.length })}
					previous={list.previous && to({ before: list.previous, cursor: null })}
					next={list.next && to({ cursor: list.next, before: null })}
				>
					<PageSizes size={list.state.size} address={address} />
				</TableFoot>
			)}
		</div>
	);
}
