import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { useFormat } from "#app/ui/format";
import type { summed } from "../figures.server";

type Props = {
	figures: ReturnType<typeof summed>;
	receipts: { read: number; people: readonly unknown[] } | null;
};

/** How an item is read: visits, share of those it is for, time, languages, links. */
export function FiguresCard({ figures, receipts }: Props) {
	const { t } = useTranslation("news");
	const { number } = useFormat();
	const { visits, meanSeconds, byLanguage, links } = figures;
	const total = receipts?.people.length ?? 0;
	const rows: [string, string][] = [
		[t("figures.visits"), number(visits)],
		[
			t("figures.time"),
			visits === 0
				? "–"
				: t("figures.minutes", { minutes: Math.floor(meanSeconds / 60), seconds: String(meanSeconds % 60) }),
		],
	];
	if (receipts && total > 0)
		rows.push([t("figures.share"), t("figures.percent", { share: Math.round((100 * receipts.read) / total) })]);
	return (
		<section className="card flex flex-col gap-3 p-4">
			<h2 className="text-base font-semibold">{t("figures.title")}</h2>
			<dl className="flex flex-col gap-1.5 text-sm">
				{rows.map(([term, value]) => (
					<div key={term} className="flex justify-between gap-4">
						<dt className="text-ink-2">{term}</dt>
						<dd className="font-medium">{value}</dd>
					</div>
				))}
			</dl>
			{byLanguage.length > 1 && (
				<Numbers
					title={t("figures.languages")}
					rows={byLanguage.map((one) => ({
						name: languages[one.language as Language]?.name ?? one.language,
						count: number(one.visits),
					}))}
				/>
			)}
			{links.length > 0 && (
				<Numbers
					title={t("figures.links")}
					rows={links.map(({ href, presses }) => ({ name: href, count: number(presses) }))}
				/>
			)}
			<p className="text-13 text-ink-3">{t("figures.note")}</p>
		</section>
	);
}

function Numbers({ title, rows }: { title: string; rows: { name: string; count: string }[] }) {
	return (
		<div>
			<h3 className="text-13 font-semibold">{title}</h3>
			<ul className="mt-1 flex flex-col gap-1 text-13 text-ink-2">
				{rows.map(({ name, count }) => (
					<li key={name} className="flex justify-between gap-4">
						<span className="min-w-0 break-words">{name}</span>
						<span>{count}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
