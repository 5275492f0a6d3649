import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import type { ReviewedItem } from "../attempts/show-result.server";
import { skills } from "../choices";
import { AnswerLines } from "../results/answer-lines";

type ReviewProps = { items: ReviewedItem[]; written: "nb" | "nn" };

/** After a practice test: how much of each part is right, and each item with what is right and why. */
export function TestReview({ items, written }: ReviewProps) {
	const { t } = useTranslation("norwegianTest");
	const parts = skills.flatMap((skill) => {
		const own = items.filter((item) => item.skill === skill);
		return own.length === 0 ? [] : [{ skill, right: own.filter(({ score }) => score === 1000).length, of: own.length }];
	});
	return (
		<section aria-labelledby="review">
			<h2 id="review" className="text-lg font-semibold">
				{t("practice.review")}
			</h2>
			<ul className="mt-1 text-base text-ink-2">
				{parts.map(({ skill, right, of }) => (
					<li key={skill}>{`${t(`skill.${skill}`)}: ${t("practice.right", { right, of })}`}</li>
				))}
			</ul>
			<ol className="mt-4 flex flex-col gap-3">
				{items.map((item, at) => (
					<li key={item.id}>
						<Reviewed item={item} number={at + 1} written={written} />
					</li>
				))}
			</ol>
		</section>
	);
}

function Reviewed({ item, number, written }: { item: ReviewedItem; number: number; written: "nb" | "nn" }) {
	const { t } = useTranslation("norwegianTest");
	const percent = Math.round(item.score / 10);
	return (
		<article className="card p-4" aria-label={`${number}. ${item.question}`}>
			<div className="flex items-start justify-between gap-3">
				<p lang={written} className="min-w-0 text-base font-medium break-words whitespace-pre-line">
					{number}. {item.question}
				</p>
				<Badge tone={percent === 100 ? "success" : percent === 0 ? "danger" : "warning"}>{percent} %</Badge>
			</div>
			{item.text && (
				<p lang={written} className="mt-1 text-base whitespace-pre-line text-ink-2">
					{item.text.replaceAll(/\[\[([^[\]]*)\]\]/g, "____")}
				</p>
			)}
			{item.passage && (
				<details className="mt-1">
					<summary className="link inline-flex min-h-11 cursor-pointer items-center text-base">{t("passage")}</summary>
					<p lang={written} className="text-base whitespace-pre-line">
						{item.passage}
					</p>
				</details>
			)}
			<div className="mt-3">
				<AnswerLines kind={item.kind} lines={item.lines} written={written} namespace="norwegianTest" />
			</div>
			{item.explanation && (
				<p className="mt-3 text-base whitespace-pre-line">
					<span className="font-medium">{t("practice.why")}</span> {item.explanation}
				</p>
			)}
		</article>
	);
}
