import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { LinkFrame } from "../components/link-frame";
import { Proposals } from "../components/proposals";
import { ProposeForm } from "../components/propose-form";
import { WeekForm } from "../components/week-form";
import { ProposeByLinkInput } from "../proposals/proposals.schema";
import { answerByLink, proposeByLink, showWeek } from "../weeks/open-week.server";
import { fridayOf } from "../weeks/week";
import { WeekByLinkInput } from "../weeks/weeks.schema";

export const handle = { i18n: ["verdalWeekly", "verdalPlacements", "errors"], title: "verdalWeekly:pageTitle" };
export const loader = publicPage(showWeek);
export const action = publicAction({
	answer: handler(WeekByLinkInput, answerByLink),
	propose: handler(ProposeByLinkInput, proposeByLink),
});

/** How a week went, for somebody who has no login: five taps, and what they want changed. */
export default function Week() {
	const view = useLoaderData<typeof loader>();
	const { party, weekOn, answeredAt, comment, answers, participant, workplace, isOpen, proposals } = view;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("verdalWeekly");
	const format = useFormat();
	const week = { from: format.date(weekOn, "long"), to: format.date(fridayOf(weekOn), "long") };
	const isAnswered = answeredAt !== null;
	return (
		<LinkFrame tenant={view.tenant} language={view.language}>
			<h1 className="text-2xl font-semibold">{t("pageTitle")}</h1>
			<p className="mt-1 text-sm break-words text-ink-2" suppressHydrationWarning>
				{t("of", week)} · {[participant, workplace].filter(Boolean).join(", ")}
			</p>
			{(isAnswered || !isOpen) && (
				<div className="mt-5">
					<Notice tone={isOpen ? "success" : "info"} title={t(isOpen ? "answered" : "isOver")} live>
						{t(isOpen ? "answeredHelp" : "isOverHelp")}
					</Notice>
				</div>
			)}
			{isOpen && <WeekForm key={answeredAt} {...{ party, answers, comment, isAnswered, answer }} />}
			<section className="mt-10" aria-labelledby="proposals">
				<h2 id="proposals" className="text-base font-semibold">
					{t("proposal.title")}
				</h2>
				<p className="mt-1 mb-3 text-sm text-ink-2">{t("proposal.intro")}</p>
				<Proposals proposals={proposals} />
				{isOpen && <ProposeForm key={proposals.length} answer={answer} endsOn={view.endsOn} />}
			</section>
		</LinkFrame>
	);
}
