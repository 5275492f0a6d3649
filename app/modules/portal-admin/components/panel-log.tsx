import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { useAddress } from "#app/ui/use-address";
import type { Panel } from "../panel.server";
import { AuditList } from "./audit-list";
import { PanelPart } from "./panel-part";

/** The tenant's event log, page by page. */
export function PanelLog({ panel }: { panel: Panel }) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	return (
		<PanelPart title={t("log.title")}>
			<AuditList rows={panel.log} />
			<div className="mt-4 flex flex-wrap gap-2">
				{panel.nextLog && (
					<LinkButton to={to({ log: panel.nextLog })} size="sm" preventScrollReset>
						{t("log.older")}
					</LinkButton>
				)}
				<LinkButton to={to({ log: null })} size="sm" kind="quiet" preventScrollReset>
					{t("log.newest")}
				</LinkButton>
			</div>
		</PanelPart>
	);
}
