import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import type { ReadablePart } from "../../replies/readable";

type ShownScore = { id: string; name: string; value: number; band: string; tone: string };
const tones = { good: "success", neutral: "neutral", warning: "warning", danger: "danger" } as const;

/** A reply as it is read: question by question, what was not answered said so. */
export function ReplyDocument({ parts, scores }: { parts: readonly ReadablePart[]; scores: readonly ShownScore[] }) {
	const { t } = useTranslation("formReplies");
	const format = useFormat();
	return (
		<div className="min-w-0">
			{scores.length > 0 && (
				<Section title={t("reply.scores")}>
					<dl className="flex flex-wrap gap-x-8 gap-y-3">
						{scores.map(({ id, name, value, band, tone }) => (
							<div key={id}>
								<dt className="text-13 text-ink-3">{name}</dt>
								<dd className="mt-0.5 flex items-center gap-2 text-xl font-semibold tabular-nums">
									{format.number(Math.round(value * 10) / 10)}
									{band && <Badge tone={tones[tone as keyof typeof tones]}>{band}</Badge>}
								</dd>
							</div>
						))}
					</dl>
				</Section>
			)}
			{parts.map(({ id, title, answers }, at) => (
				<Section key={id} title={title || t("reply.page", { number: at + 1 })}>
					<dl className="max-w-160 divide-y divide-line border-y border-line">
						{answers.map((answer) => (
							<div key={answer.id} className="break-inside-avoid py-3">
								<dt className="text-13 text-ink-2">{answer.label}</dt>
								<dd className="mt-1 text-base break-words whitespace-pre-line">
									{answer.lines.length > 0 ? (
										answer.lines.join("\n")
									) : (
										<span className="text-ink-3">{t("reply.notAnswered")}</span>
									)}
									{answer.comment && (
										<span className="mt-1 block text-sm text-ink-2">
											{t("reply.comment")}: {answer.comment}
										</span>
									)}
								</dd>
							</div>
						))}
					</dl>
				</Section>
			))}
		</div>
	);
}
