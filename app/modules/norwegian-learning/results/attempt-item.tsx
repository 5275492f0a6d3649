import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { AnswerLines } from "./answer-lines";
import type { AttemptData } from "./show-results.server";

type ItemProps = { item: AttemptData["items"][number]; number: number };

/** An item as it was asked, what was answered and what is right. */
export function AttemptItem({ item, number }: ItemProps) {
	const { t } = useTranslation("norwegianLearning");
	const { score, isAnswered } = item;
	const percent = Math.round((score ?? 0) / 10);
	const tone = percent === 100 ? "success" : percent === 0 ? "danger" : "warning";
	return (
		<article className="card p-4" aria-label={t("result.item", { number })}>
			<div className="mb-2 flex flex-wrap items-center justify-between gap-2">
				<p className="text-13 text-ink-3">
					{[number, t(`skill.${item.skill}`), item.level, t(`kind.${item.kind}`)].join(" · ")}
				</p>
				{isAnswered ? (
					<Badge tone={tone}>{t("percent", { value: percent })}</Badge>
				) : (
					<Badge>{t("result.noAnswer")}</Badge>
				)}
			</div>
			<p lang="no" className="font-medium whitespace-pre-line">
				{item.question}
			</p>
			{item.text && (
				<p lang="no" className="mt-1 text-sm whitespace-pre-line text-ink-2">
					{item.text.replaceAll(/\[\[([^[\]]*)\]\]/g, "____")}
				</p>
			)}
			{item.audioGuid && (
				// biome-ignore lint/a11y/useMediaCaption: what is said stands below
				<audio
					src={`/api/media/${item.audioGuid}`}
					controls
					preload="none"
					className="mt-2 w-full"
					aria-label={t("item.recording")}
				/>
			)}
			{(item.passage || item.transcript) && (
				<details className="mt-1">
					<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
						{t(item.passage ? "item.passage" : "item.transcript")}
					</summary>
					<p lang="no" className="text-sm whitespace-pre-line">
						{item.passage || item.transcript}
					</p>
				</details>
			)}
			<div className="mt-3">
				<AnswerLines kind={item.kind} lines={item.lines} written="no" />
			</div>
		</article>
	);
}
