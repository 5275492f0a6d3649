import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { paths } from "../paths";
import type { WordsData } from "./show-words.server";

/** What waits today, with the way to it. */
export function TodayCard({ data }: { data: WordsData }) {
	const { t } = useTranslation("norwegianWords");
	const { today, due, unseen, done, learnt, given, tenant } = data;
	const at = paths(tenant);
	const waits = due + unseen;
	return (
		<section aria-labelledby="today" className="card flex flex-col items-start gap-4 p-4">
			<h2 id="today" className="text-base font-semibold">
				{t("today.title")}
			</h2>
			<dl className="grid w-full grid-cols-3 gap-3">
				{(
					[
						["left", today],
						["done", done],
						["learnt", learnt],
					] as const
				).map(([name, value]) => (
					<div key={name} className="flex flex-col-reverse justify-end">
						<dt className="text-13 text-ink-2">{t(`today.${name}`)}</dt>
						<dd className="text-2xl font-semibold tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			{given.length > 0 && (
				<p className="text-sm text-ink-2">{t("today.lists", { lists: given.map(({ title }) => title).join(", ") })}</p>
			)}
			{waits === 0 ? (
				<p className="text-sm text-ink-2">{t(done > 0 ? "today.allDone" : "today.nothing")}</p>
			) : today > 0 ? (
				<LinkButton kind="primary" size="lg" icon="play" to={at.reviewWords()}>
					{t("today.begin", { number: today })}
				</LinkButton>
			) : (
				<>
					<p className="text-sm text-ink-2">{t("today.full", { number: waits })}</p>
					<LinkButton icon="play" to={at.reviewWords(true)}>
						{t("today.more")}
					</LinkButton>
				</>
			)}
		</section>
	);
}
