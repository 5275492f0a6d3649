import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReplyDocument } from "#app/forms/review/components/reply-document";
import { handler } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AssessorsSection } from "../components/assessors-section";
import { HintsSection } from "../components/hints-section";
import { RatingForm } from "../components/rating-form";
import { RatingsTable } from "../components/ratings-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { agree, askAssessors, rate } from "../ratings/rate.server";
import { AssessorsInput, RatingInput, RatingsPage } from "../ratings/ratings.schema";
import { showRatings } from "../ratings/show-ratings.server";

export const handle = {
	i18n: ["businessEvaluator", "forms", "formReplies", "formReports", "errors"],
	title: "businessEvaluator:ratings.title",
};

export const loader = page("entrepreneurs", RatingsPage, showRatings);
export const action = pageAction("entrepreneurs", {
	rate: handler(RatingInput, rate),
	ask: handler(AssessorsInput, askAssessors),
	agree: handler(RatingInput, agree),
});

/** How those who guide an entrepreneur assess them, beside what they say of themselves. */
export default function Ratings() {
	const view = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("businessEvaluator");
	const { entrepreneur, mayLead, areas, own, panel, number, tenant, hints, parts } = view;
	const at = paths(tenant);
	const back = mayLead
		? { to: at.entrepreneur(entrepreneur.id), label: entrepreneur.name }
		: { to: at.entrepreneurs, label: t("entrepreneurs.title") };
	return (
		<PageBody width="home">
			<PageHeader back={back} title={t("ratings.title")} meta={entrepreneur.name} />
			{entrepreneur.idea && (
				<p className="mb-6 max-w-160 text-base break-words whitespace-pre-line">{entrepreneur.idea}</p>
			)}
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<RatingsTable {...view} />
					{mayLead && own && number > 1 && (
						<RatingForm
							intent="agree"
							title={t("ratings.agree")}
							intro={t("ratings.agreeHelp")}
							areas={areas.map(({ id, name, agreed, spread }) => ({
								...{ id, name, points: agreed ?? (spread && Math.round(spread.mean)) },
							}))}
							note={panel?.note ?? ""}
							answer={answer}
						/>
					)}
					{hints.length > 0 && <HintsSection hints={hints} />}
				</div>
				<div className="min-w-0">
					{(!own || own.mayChange) && (
						<RatingForm
							intent="rate"
							title={t("ratings.own")}
							intro={t("ratings.ownHelp")}
							areas={areas.map(({ id, name, own: points }) => ({ id, name, points }))}
							note={own?.note ?? ""}
							answer={answer}
						/>
					)}
					<AssessorsSection {...view} answer={answer} />
				</div>
			</div>
			<div className="mt-8">
				<ReplyDocument parts={parts} scores={[]} />
			</div>
		</PageBody>
	);
}
