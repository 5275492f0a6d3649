import { useTranslation } from "react-i18next";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import type { EndingAccess } from "../dashboard.server";
import { EntryBadge } from "./entry-badge";
import { useWords } from "./words";
import "#app/ui/list.css";

/** Modules whose access ends soon or has ended, each with its tenant. */
export function EndingList({ rows }: { rows: readonly EndingAccess[] }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	if (rows.length === 0) return <p className="text-sm text-ink-3">{t("overview.nothingEnds")}</p>;
	return (
		<CardList>
			{rows.map((row) => (
				<CardRow key={row.id} className="relative flex-wrap gap-y-1.5">
					<div className="min-w-0 flex-[1_1_9rem]">
						<Link
							to={`/followup/tenants?tenant=${row.tenantGuid}&tab=modules`}
							className="row-link after:absolute after:inset-0"
						>
							{row.tenantName}
						</Link>
						<div className="text-13 text-ink-3">
							{t("overview.moduleEnds", { module: words.module(row), end: words.end(row.state) })}
						</div>
					</div>
					<EntryBadge state={row.state}>{words.left(row.state)}</EntryBadge>
				</CardRow>
			))}
		</CardList>
	);
}
