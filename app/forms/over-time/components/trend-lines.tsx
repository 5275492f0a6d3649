import { useTranslation } from "react-i18next";
import type { Trends } from "#app/platform/tenant/participant.server";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Spark } from "#app/ui/spark";
import { Time } from "#app/ui/time";
import { Trend as TrendWord } from "./trend";

const strokes: Record<string, string> = { worse: "stroke-danger", better: "stroke-accent" };

/** How it goes: each area with its last figure, a small line, and the way since the time before. */
export function TrendLines({ trends: { title, since, lines, href } }: { trends: Trends }) {
	const { t } = useTranslation("participant");
	const { number } = useFormat();
	const say = (value: number) => number(value, { maximumFractionDigits: 1 });
	return (
		<section className="mt-8 break-inside-avoid">
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 className="text-base font-semibold">
					{t("trends")}{" "}
					<span className="ml-1 text-13 font-normal text-ink-3">
						{title} · {t("since")} <Time at={since} as="longDate" />
					</span>
				</h2>
				<Link to={href} className="link text-13 print:hidden">
					{t("openReport")}
				</Link>
			</div>
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-px border-y border-line bg-line">
				{lines.map(({ id, name, current, difference, word, noise, spark, max }) => (
					<li key={id} className="min-w-0 bg-sheet px-3.5 py-3.5">
						<p className="text-13 break-words text-ink-2">{name}</p>
						<div className="flex items-center justify-between gap-2">
							<p className="text-2xl font-semibold tabular-nums">
								{current === null ? <span className="text-base text-ink-3">{t("notAnswered")}</span> : say(current)}
								{current !== null && <span className="sr-only"> {t("ofMost", { most: say(max) })}</span>}
							</p>
							<Spark values={spark} stroke={strokes[word] ?? "stroke-ink-3"} />
						</div>
						<p className="text-13 *:flex-wrap *:gap-y-0">
							<TrendWord trend={word} difference={difference} noise={noise} say={say} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
