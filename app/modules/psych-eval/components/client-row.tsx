import { useTranslation } from "react-i18next";
import { Trend } from "#app/forms/over-time/components/trend";
import type { TrendWord } from "#app/forms/over-time/followed";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { IconLink } from "#app/ui/button";
import { CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Spark } from "#app/ui/spark";
import { Time } from "#app/ui/time";

export type ClientSummary = {
	id: string;
	name: string;
	lastAt: number | null;
	daysSince: number | null;
	nextOn: string | null;
	waiting: number;
	isOverdue: boolean;
	alerts: number;
	trend: TrendWord;
	spark: readonly (number | null)[];
	forms: number;
};

/** A client in the list: what has to be looked at, when they last answered, which way it goes, and when they are asked next. */
export function ClientRow({ client, to, reports }: { client: ClientSummary; to: string; reports: string }) {
	const { t } = useTranslation("psychEval");
	const { name, lastAt, daysSince, nextOn, waiting, isOverdue, alerts, trend, spark } = client;
	return (
		<CardRow className="relative flex-wrap gap-y-2">
			<Avatar name={name} size={32} />
			<div className="min-w-0 flex-1 sm:basis-52">
				<Link to={to} className="link text-base font-medium break-words">
					{name}
				</Link>
				<p className="text-13 text-ink-3">
					<span className="inline-block">
						{lastAt === null || daysSince === null
							? t("clients.never")
							: daysSince === 0
								? t("clients.today")
								: t("clients.daysSince", { count: daysSince })}
					</span>
					{nextOn && (
						<>
							<span className="max-sm:hidden">{" · "}</span>
							<span className="inline-block max-sm:block">
								{t("clients.next")} <Time at={nextOn} as="date" />
							</span>
						</>
					)}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-last max-sm:basis-full max-sm:pl-11.5">
				{alerts > 0 && (
					<Badge tone="danger" icon="circle-alert">
						{t("clients.alertCount", { count: alerts })}
					</Badge>
				)}
				{waiting > 0 && (
					<Badge tone={isOverdue ? "warning" : "info"} icon={isOverdue ? "circle-alert" : "clock"}>
						{t(isOverdue ? "clients.isOverdue" : "clients.isWaiting")}
					</Badge>
				)}
				{lastAt !== null && (
					<span className="flex items-center gap-2 text-13">
						<Spark values={spark} />
						<Trend trend={trend} />
					</span>
				)}
			</div>
			<IconLink to={reports} icon="chart-line" label={t("clients.openReports", { name })} />
		</CardRow>
	);
}
