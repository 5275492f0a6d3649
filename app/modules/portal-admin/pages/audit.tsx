import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { PageSizes } from "#app/lists/components/page-sizes";
import { useListAddress } from "#app/lists/components/use-list-address";
import { shownColumns } from "#app/lists/definition";
import { superadmin } from "#app/platform/guard.server";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "#app/ui/use-address";
import { AuditPage } from "../audit/audit.schema";
import { auditLog } from "../audit/audit-log";
import { showAudit } from "../audit/show-audit.server";
import { AuditTable } from "../components/audit-table";

export const handle = { i18n: ["followup", "lists", "people", "modules", "errors"], title: "followup:log.title" };

export const loader = superadmin.page(AuditPage, showAudit);

/** What was done in the whole portal. Nothing of it can be changed. */
export default function AuditLog() {
	const { rows, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const address = useListAddress(auditLog, list);
	const to = useAddress();
	const { state, next, previous } = list;
	const isFiltered = state.q !== "" || state.filters.length > 0;
	return (
		<div className="flex min-w-0 flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader title={t("log.title")} meta={t("log.intro")} />
				<ListBar
					definition={auditLog}
					list={list}
					searchLabel={t("log.search")}
					exportTo="/followup/audit/export"
					matchesAll
				/>
			</div>
			<ListRegion>
				{rows.length > 0 && (
					<AuditTable
						rows={rows}
						shown={shownColumns(auditLog, state.columns)}
						sort={state.sort}
						filters={state.filters}
						address={address}
					/>
				)}
				{rows.length === 0 && (
					<div className="px-4 md:px-6">
						{isFiltered ? (
							<NoHits clear="/followup/audit" />
						) : (
							<EmptyState icon="history" title={t("log.none")}>
								{t("log.noneText")}
							</EmptyState>
						)}
					</div>
				)}
			</ListRegion>
			<TableFoot
				range={t("log.range", { count: rows.length })}
				previous={previous && to({ before: previous, cursor: null })}
				next={next && to({ cursor: next, before: null })}
			>
				<PageSizes size={state.size} address={address} />
			</TableFoot>
		</div>
	);
}
