import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Section } from "#app/ui/card";
import { Time } from "#app/ui/time";
import type { DatedAnswer } from "../companies/dated-answers";

type AnswersSectionProps = { answers: readonly Omit<DatedAnswer, "replyId">[] };

/** What is known from a company's answers: the newest to each question, how old it is, and whether that is too old to trust. */
export function AnswersSection({ answers }: AnswersSectionProps) {
	const { t } = useTranslation("kartlegging");
	if (answers.length === 0) return null;
	const old = answers.filter(({ isOld }) => isOld).length;
	return (
		<Section
			title={t("answers.title")}
			aside={
				old > 0 && (
					<Badge tone="warning" icon="clock">
						{t("answers.old", { count: old })}
					</Badge>
				)
			}
		>
			<dl className="card divide-y divide-line">
				{answers.map(({ id, label, lines, day, isOld }) => (
					<div key={id} className="p-4 text-sm">
						<dt className="text-13 text-ink-2">{label}</dt>
						<dd className="mt-0.5 break-words whitespace-pre-line">{lines.join("\n")}</dd>
						<dd className="mt-1 flex flex-wrap items-center gap-2 text-13 text-ink-3">
							<Time at={day} as="date" />
							{isOld && (
								<Badge tone="warning" icon="clock">
									{t("answers.isOld")}
								</Badge>
							)}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
