import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tile } from "#app/ui/avatar";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Spark } from "#app/ui/spark";
import { Time } from "#app/ui/time";
import type { Overview } from "../dashboard.server";

/** How much the portal is used. */
export function UseFigures({ use }: { use: Overview["use"] }) {
	const { t } = useTranslation("followup");
	const { number } = useFormat();
	const most = Math.max(1, ...use.days);
	return (
		<dl className="mb-8 grid gap-3 sm:grid-cols-3">
			<Figure label={t("overview.use.organisations")} value={number(use.organisations)} />
			<Figure label={t("overview.use.people")} value={number(use.people)} />
			<Figure label={t("overview.use.week")} value={number(use.week)}>
				<Spark values={use.days.map((count) => count / most)} />
			</Figure>
		</dl>
	);
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
	return (
		<div className="card flex flex-col-reverse px-4 py-3">
			<dt className="text-13 text-ink-3">{label}</dt>
			<dd className="flex items-end justify-between gap-3 text-2xl font-semibold tabular-nums">
				{value}
				{children}
			</dd>
		</div>
	);
}

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

/** Whether the clock's works have run when they should; which were late stands above the list of all. */
export function ScheduledRuns({ rows }: { rows: Overview["runs"] }) {
	const { t } = useTranslation("followup");
	if (rows.length === 0) return <p className="text-sm text-ink-3">{t("overview.noRuns")}</p>;
	const late = rows.filter(({ isLate }) => isLate);
	return (
		<>
			<p className="mb-3 flex gap-2 text-sm">
				<Icon
					name={late.length === 0 ? "circle-check" : "triangle-alert"}
					className={`mt-0.5 shrink-0 ${late.length === 0 ? "text-success" : "text-warning"}`}
				/>
				{late.length === 0 ? t("overview.runsInTime") : t("overview.runsLate", { count: late.length })}
			</p>
			<Runs rows={late} />
			<details className="group/runs mt-3">
				<summary className="link inline-flex min-h-6 items-center text-13 max-md:min-h-11">
					{t("overview.allRuns", { count: rows.length })}
				</summary>
				<div className="mt-3">
					<Runs rows={rows} />
				</div>
			</details>
		</>
	);
}

function Runs({ rows }: { rows: Overview["runs"] }) {
	const { t } = useTranslation("followup");
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
