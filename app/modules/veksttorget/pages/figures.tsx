import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { BarChart } from "#app/forms/charts/bar-chart";
import { ChartCard } from "#app/forms/charts/chart-card";
import { WideChart } from "#app/forms/charts/wide-chart";
import { publicPage } from "#app/platform/guard.server";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { showFigures } from "../open/show-figures.server";

export const handle = { i18n: ["veksttorgetOpen", "errors"] };

export const loader = publicPage(showFigures);
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What people have asked an organisation for, as numbers for everybody. */
export default function Figures() {
	const { brand, language, period, total, inTime, answerDays, months, topics, municipalities } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation("veksttorgetOpen");
	const format = useFormat();
	const shownCount = (count: number | null) => (count === null ? t("figures.few") : format.number(count));
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold">{t("figures.title")}</h1>
			<p className="mt-2 text-base text-ink-2" suppressHydrationWarning>
				{`${format.date(period.from)} – ${format.date(period.to)}`}
			</p>
			{total === null ? (
				<EmptyState icon="chart-line" title={t("figures.none")}>
					{t("figures.noneHelp")}
				</EmptyState>
			) : (
				<div className="mt-6 flex flex-col gap-4">
					<dl className="grid gap-4 sm:grid-cols-2">
						<div className="card p-5">
							<dt className="text-13 text-ink-2">{t("figures.received")}</dt>
							<dd className="mt-1 text-3xl font-semibold tabular-nums">{format.number(total)}</dd>
						</div>
						{inTime !== null && (
							<div className="card p-5">
								<dt className="text-13 text-ink-2">{t("figures.inTime", { days: format.number(answerDays) })}</dt>
								<dd className="mt-1 text-3xl font-semibold tabular-nums">{format.number(inTime)} %</dd>
							</div>
						)}
					</dl>
					<div className="max-sm:hidden">
						<ChartCard
							title={t("figures.byMonth")}
							chart={
								<WideChart label={t("figures.byMonth")}>
									<BarChart
										label={t("figures.byMonth")}
										names={months.map(({ name }) => format.month(name))}
										values={months.map(({ count }) => count)}
										say={format.number}
									/>
								</WideChart>
							}
							about={t("figures.fewHelp")}
							table={{
								label: t("figures.byMonth"),
								heads: [t("figures.month"), t("figures.received")],
								rows: months.map(({ name, count }) => ({ name: format.month(name), cells: [shownCount(count)] })),
							}}
						/>
					</div>
					<MonthRows
						rows={months.map(({ name, count }) => ({ name: format.month(name), count, said: shownCount(count) }))}
					/>
					<Groups title={t("figures.topics")} {...topics} />
					<Groups title={t("figures.municipalities")} {...municipalities} />
				</div>
			)}
		</OpenFrame>
	);
}

/** The months under each other with their numbers, for a phone on which they do not fit side by side. */
function MonthRows({ rows }: { rows: readonly { name: string; count: number | null; said: string }[] }) {
	const { t } = useTranslation("veksttorgetOpen");
	const most = Math.max(1, ...rows.map(({ count }) => count ?? 0));
	return (
		<figure className="card p-5 sm:hidden">
			<figcaption className="mb-3 text-base font-semibold">{t("figures.byMonth")}</figcaption>
			<ul className="flex flex-col gap-2.5 text-13">
				{rows.map(({ name, count, said }) => (
					<li key={name}>
						<span className="flex justify-between gap-3">
							<span suppressHydrationWarning>{name}</span>
							<span className="font-medium tabular-nums">{said}</span>
						</span>
						<Share of={(count ?? 0) / most} />
					</li>
				))}
			</ul>
			<p className="mt-3 text-13 text-ink-3">{t("figures.fewHelp")}</p>
		</figure>
	);
}

/** How long a bar is, from 0 to 1. */
const Share = ({ of }: { of: number }) => (
	<svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-1.5 w-full" aria-hidden="true">
		<rect width="100" height="4" className="fill-line" />
		<rect width={of * 100} height="4" className="fill-accent" />
	</svg>
);

type GroupsProps = { title: string; groups: readonly { name: string; count: number }[]; rest: number };

function Groups({ title, groups, rest }: GroupsProps) {
	const { t } = useTranslation("veksttorgetOpen");
	const format = useFormat();
	const all = [...groups, ...(rest > 0 ? [{ name: t("figures.others"), count: rest }] : [])];
	const most = Math.max(1, ...all.map(({ count }) => count));
	if (all.length === 0) return null;
	return (
		<section className="card p-5" aria-label={title}>
			<table className="w-full border-collapse text-13">
				<caption className="mb-2 text-left text-base font-semibold text-ink">{title}</caption>
				<thead className="sr-only">
					<tr>
						<th scope="col">{title}</th>
						<th scope="col">{t("figures.received")}</th>
					</tr>
				</thead>
				<tbody>
					{all.map(({ name, count }) => (
						<tr key={name} className="border-t border-line">
							<th scope="row" className="py-2 pr-3 text-left font-normal break-words">
								{name}
								<Share of={count / most} />
							</th>
							<td className="w-14 py-2 text-right align-top font-medium tabular-nums">{format.number(count)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
