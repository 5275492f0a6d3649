import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import type { AuditRow } from "../../audit/events.server";
import { useAddress } from "../address";
import { AuditList } from "../audit-list";

/** The tenant's own event log, page by page. */
export function OrganisationLog({ rows, next }: { rows: readonly AuditRow[]; next: string | null }) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	return (
		<>
			<AuditList rows={rows} />
			<div className="mt-4 flex flex-wrap gap-2">
				{next && <LinkButton to={to({ log: next })}>{t("log.older")}</LinkButton>}
				<LinkButton to={to({ log: null })} kind="quiet">
					{t("log.newest")}
				</LinkButton>
			</div>
		</>
	);
}
