import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { Link } from "#app/ui/link";
import { Progress } from "#app/ui/progress";
import { Time } from "#app/ui/time";
import type { FollowedLog } from "../dashboard.server";

type FollowedLogsProps = {
	logs: FollowedLog[];
	next: string | null;
	last: number;
	/** Words that the names were searched for. */
	q?: string;
	/** Whose alone they are. */
	client?: string;
	hasTitle: boolean;
};

/** The logs of those whom somebody follows up, each with how much of it is filled in. */
export function FollowedLogs({ logs, next, last, q, client, hasTitle }: FollowedLogsProps) {
	const { t } = useTranslation("activityLog");
	const { pathname } = useLocation();
	if (logs.length === 0 && !q)
		return (
			<EmptyState icon="notebook-pen" title={t("followed.none")}>
				{t("followed.noneHelp")}
			</EmptyState>
		);
	const list = (
		<>
			{!client && <FilterBar searchLabel={t("followed.search")} query={q} />}
			{logs.length === 0 ? (
				<NoHits clear={pathname} />
			) : (
				<CardList label={t("followed.title")}>
					{logs.map((log) => (
						<CardRow key={log.id} className="flex-wrap">
							<Avatar name={log.client} size={40} />
							<div className="min-w-0 flex-1">
								<Link to={log.address} className="link text-sm font-medium break-words">
									{log.client}
								</Link>
								<p className="text-13 break-words text-ink-2">{log.title}</p>
								<p className="text-13 text-ink-3">
									{log.lastDay ? (
										<>
											{t("followed.lastDay")} <Time at={log.lastDay} />
										</>
									) : (
										t("followed.noDay")
									)}
								</p>
							</div>
							{log.isOver || log.isToCome ? (
								<Badge>{t(log.isOver ? "followed.over" : "followed.toCome")}</Badge>
							) : (
								<div className="w-44 max-sm:w-full">
									<Progress
										value={log.filled}
										max={Math.max(1, log.expected)}
										label={t("followed.filled", { filled: log.filled, count: log.expected, last })}
									/>
								</div>
							)}
						</CardRow>
					))}
				</CardList>
			)}
			{next && (
				<p className="mt-4">
					<LinkButton to={`?${new URLSearchParams({ ...(client && { client }), ...(q && { q }), cursor: next })}`}>
						{t("followed.more")}
					</LinkButton>
				</p>
			)}
		</>
	);
	return hasTitle ? (
		<Section title={t("followed.title")} className="mt-8">
			{list}
		</Section>
	) : (
		list
	);
}
