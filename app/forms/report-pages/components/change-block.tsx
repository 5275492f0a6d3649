import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";
import { useShare } from "../../reports/components/use-share";
import type { ShownChange } from "../show-page";

/** What is new since the page was published last: the replies that have come, and each share before and now. */
export function ChangeBlock({ since }: { since: ShownChange | null }) {
	const { t } = useTranslation("reportPages");
	const format = useFormat();
	const share = useShare();
	if (!since)
		return (
			<section className="card p-5">
				<h2 className="text-base font-semibold">{t("since.title")}</h2>
				<p className="mt-1 text-sm text-ink-2">{t("since.first")}</p>
			</section>
		);
	const { day, replies, isHidden, shares } = since;
	const sign = replies > 0 ? "+" : replies < 0 ? "−" : "";
	return (
		<section className="card p-5">
			<h2 className="text-base font-semibold">{t("since.since", { day: format.date(day) })}</h2>
			<p className="mt-1 text-lg font-semibold tabular-nums">
				{t("since.replies", { count: Math.abs(replies), number: `${sign}${format.number(Math.abs(replies))}` })}
			</p>
			{isHidden ? (
				<p className="mt-1 text-13 text-ink-3">{t("since.few")}</p>
			) : shares.length === 0 ? (
				<p className="mt-1 text-sm text-ink-2">{t("since.same")}</p>
			) : (
				<ul className="mt-3 divide-y divide-line border-t border-line text-sm">
					{shares.map(({ label, value, before, now }) => (
						<li key={`${label}:${value}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
							<span className="min-w-0 break-words">
								{label}: {value}
							</span>
							<span className="flex items-center gap-2 tabular-nums">
								<span>{t("since.change", { before: share(before, 1), now: share(now, 1) })}</span>
								<Badge tone="neutral" icon={now > before ? "trending-up" : "trending-down"}>
									{t(now > before ? "since.more" : "since.fewer")}
								</Badge>
							</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
