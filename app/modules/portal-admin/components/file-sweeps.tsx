import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { Badge } from "#app/ui/badge";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { Overview } from "../dashboard.server";

type FileSweep = Overview["sweeps"][number];

/** What the last sweeps found out of step between a tenant's files and what is stored, and what they did about it. */
export function FileSweeps({ rows }: { rows: readonly FileSweep[] }) {
	const { t } = useTranslation("followup");
	if (rows.length === 0) return <p className="text-sm text-ink-3">{t("overview.noSweeps")}</p>;
	return (
		<CardList>
			{rows.map((row) => (
				<CardRow key={row.id} className="flex-wrap gap-y-1.5">
					<div className="min-w-0 flex-[1_1_9rem]">
						<div className="text-sm font-medium break-words">
							{row.tenant ? (
								<Link to={`/followup/tenants?tenant=${row.tenant.guid}`} className="hover:underline">
									{row.tenant.name}
								</Link>
							) : (
								t("overview.sweep.erased")
							)}
						</div>
						<SweepFindings row={row} />
					</div>
					{row.rowsLeft > 0 && (
						<Badge tone="warning" icon="triangle-alert">
							{t("overview.sweep.look")}
						</Badge>
					)}
				</CardRow>
			))}
		</CardList>
	);
}

function SweepFindings({ row: { at, objects, bytes, rows, rowsLeft } }: { row: FileSweep }) {
	const { t } = useTranslation("followup");
	const size = useSize();
	return (
		<ul className="text-13 break-words text-ink-3">
			<li>
				<Time at={at} />
			</li>
			{objects > 0 && <li>{t("overview.sweep.objects", { count: objects, size: size(bytes) })}</li>}
			{rows > 0 && <li>{t("overview.sweep.rows", { count: rows })}</li>}
			{rowsLeft > 0 && <li className="text-ink">{t("overview.sweep.left", { count: rowsLeft })}</li>}
		</ul>
	);
}
