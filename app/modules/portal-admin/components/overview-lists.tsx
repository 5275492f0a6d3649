import { useTranslation } from "react-i18next";
import { Tile } from "#app/ui/avatar";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { Overview } from "../dashboard.server";

export function NewTenants({ rows }: { rows: Overview["newTenants"] }) {
	const { t } = useTranslation("followup");
	if (rows.length === 0) return <p className="text-sm text-ink-3">{t("overview.noNewTenants")}</p>;
	return (
		<ul className="space-y-3">
			{rows.map((row) => (
				<li key={row.guid} className="flex items-center gap-2.5">
					<Tile name={row.name} />
					<div className="min-w-0">
						<Link to={`/followup/tenants?tenant=${row.guid}`} className="text-sm font-medium hover:underline">
							{row.name}
						</Link>
						<div className="text-xs text-ink-3">
							<Time at={row.createdAt} />
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}

/** When each of the clock's works was last done. */
export function ScheduledRuns({ rows }: { rows: Overview["runs"] }) {
	const { t } = useTranslation("followup");
	if (rows.length === 0) return <p className="text-sm text-ink-3">{t("overview.noRuns")}</p>;
	return (
		<ul className="space-y-2 text-13">
			{rows.map((row) => (
				<li key={row.name} className="flex flex-wrap justify-between gap-x-3">
					<span>{t(`overview.run.${row.name}`, { defaultValue: row.name })}</span>
					<span className="text-ink-3">
						{row.lastRunAt === null ? t("overview.neverRan") : <Time at={row.lastRunAt} />}
					</span>
				</li>
			))}
		</ul>
	);
}

export function SecurityList({ checks }: { checks: Overview["checks"] }) {
	const { t } = useTranslation("followup");
	return (
		<ul className="card divide-y divide-line">
			{checks.map(({ key, isFine, value }) => (
				<li key={key} className="flex gap-3 px-4 py-3 text-sm">
					<Icon
						name={isFine ? "circle-check" : "triangle-alert"}
						className={`mt-0.5 ${isFine ? "text-success" : "text-warning"}`}
					/>
					<div className="min-w-0 break-words">
						<span className="sr-only">{t(isFine ? "check.fine" : "check.look")}: </span>
						{t(`check.${key}.${isFine ? "fine" : "look"}`, { value, count: Number(value) || 0 })}
					</div>
				</li>
			))}
		</ul>
	);
}
