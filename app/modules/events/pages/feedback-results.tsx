import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { EventHead } from "../components/event-head";
import { EventRef } from "../events.schema";
import { showFeedback } from "../feedback.server";
import { page } from "../guard.server";

export const handle = { i18n: ["events"], title: "events:page.feedback" };
export const loader = page("list", EventRef, showFeedback);

export default function FeedbackResults() {
	const { head, counts, count, mean, texts } = useLoaderData<typeof loader>();
	const { t } = useTranslation("events");
	const format = useFormat();
	return (
		<PageBody width="settings">
			<EventHead head={head} current="feedback" />
			{mean === null ? (
				<EmptyState icon="message-square-text" title={t("feedback.none")}>
					{t("feedback.noneHelp")}
				</EmptyState>
			) : (
				<>
					<p className="text-3xl font-semibold tabular-nums">
						{format.number(mean, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}
						<span className="ml-2 text-base font-normal text-ink-3">{t("feedback.of", { count })}</span>
					</p>
					<div className="mt-4 flex max-w-120 flex-col gap-2">
						{counts.map((one) => (
							<div key={one.score} className="grid grid-cols-[2rem_1fr] items-center gap-2">
								<span className="text-right tabular-nums">{one.score}</span>
								<Progress value={one.count} max={count} label={format.number(one.count)} />
							</div>
						))}
					</div>
					{texts.length > 0 && (
						<Section title={t("feedback.texts")} className="mt-8">
							<ul className="card divide-y divide-line">
								{texts.map(({ key, score, text }) => (
									<li key={key} className="p-4">
										<p className="text-13 text-ink-3">{t("feedback.score", { score })}</p>
										<p className="whitespace-pre-line">{text}</p>
									</li>
								))}
							</ul>
						</Section>
					)}
				</>
			)}
		</PageBody>
	);
}
