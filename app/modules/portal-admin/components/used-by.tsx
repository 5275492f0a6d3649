import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Link } from "#app/ui/link";
import { useAddress } from "#app/ui/use-address";
import type { UsedBy as Using } from "../read-catalogue.server";
import { PanelPart } from "./panel-part";
import { useWords } from "./words";

/** The tenants that use a module, by name, each with how long and the way to it. */
export function UsedBy({ usedBy, isFirst }: { usedBy: Using; isFirst: boolean }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const to = useAddress();
	return (
		<PanelPart title={t("catalogue.usedBy")}>
			{usedBy.rows.length === 0 && <p className="text-13 text-ink-3">{t("catalogue.noTenants")}</p>}
			<ul>
				{usedBy.rows.map(({ guid, name, isArchived, state }) => (
					<li
						key={guid}
						className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1 text-13 last:border-0 max-md:min-h-11"
					>
						<Link to={`/followup/tenants?tenant=${guid}&tab=modules&status=all`} className="link min-w-0 break-words">
							{name}
						</Link>
						{isArchived ? (
							<Badge icon="archive">{t("tenants.is.archived")}</Badge>
						) : (
							<span className="text-ink-3">{words.end(state)}</span>
						)}
					</li>
				))}
			</ul>
			{(usedBy.next || !isFirst) && (
				<div className="mt-3 flex flex-wrap gap-2">
					{usedBy.next && (
						<LinkButton to={to({ used: usedBy.next })} size="sm" preventScrollReset>
							{t("catalogue.moreTenants")}
						</LinkButton>
					)}
					{!isFirst && (
						<LinkButton to={to({ used: null })} size="sm" kind="quiet" preventScrollReset>
							{t("catalogue.firstTenants")}
						</LinkButton>
					)}
				</div>
			)}
		</PanelPart>
	);
}
