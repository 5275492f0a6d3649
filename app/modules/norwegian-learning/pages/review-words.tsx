import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { type ReviewData, showReview } from "../words/review.server";
import { reviewHandlers } from "../words/word-actions.server";
import { WordCard } from "../words/word-card";
import { ReviewQuery } from "../words/words.schema";

export const handle = { i18n: ["norwegianWords", "norwegianTest", "errors"], title: "norwegianWords:review.title" };

export const loader = page("words", ReviewQuery, showReview);
export const action = pageAction("words", reviewHandlers);

/** One word after the other, until the day's are done. */
export default function ReviewWords() {
	const data = useLoaderData<typeof loader>() as ReviewData;
	const { t } = useTranslation("norwegianWords");
	const { next, today, waiting, done, tenant } = data;
	const at = paths(tenant);
	const here = next ? `${next.word.id}:${next.reps}` : "";
	const heading = useRef<HTMLDivElement>(null);
	const before = useRef(here);
	useEffect(() => {
		// Whoever reads with their ears is told of the next word.
		if (before.current !== here) heading.current?.focus();
		before.current = here;
	}, [here]);
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.words, label: t("title") }} title={t("review.title")} />
			<div ref={heading} tabIndex={-1} className="flex max-w-160 flex-col gap-5 outline-none">
				{next ? (
					<>
						{today > 0 && (
							<Progress value={done} max={done + today} label={t("review.progress", { done, all: done + today })} />
						)}
						<WordCard key={here} data={data} next={next} />
					</>
				) : (
					<EmptyState
						icon="check-check"
						title={t(done > 0 ? "review.done" : "review.nothing")}
						action={
							waiting > 0 && (
								<LinkButton icon="play" to={at.reviewWords(true)}>
									{t("today.more")}
								</LinkButton>
							)
						}
					>
						{waiting > 0 ? t("today.full", { number: waiting }) : t("review.doneHelp")}
					</EmptyState>
				)}
			</div>
		</PageBody>
	);
}
