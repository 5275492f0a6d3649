import { useTranslation } from "react-i18next";
import { type ProductionKind, rubricCriteria } from "../choices";
import { paths } from "../paths";
import { criterionKey } from "./assess-form";
import type { AnswerData } from "./show-production.server";

type GivenProps = Pick<AnswerData, "given" | "tenant"> & { answerId: string; kind: ProductionKind };

/** How teachers have assessed an answer. */
export function GivenAssessments({ given, kind, answerId, tenant }: GivenProps) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<>
			{given.map(({ id, by, isMine, scores, level, comment, assessorId, hasVoice, at }) => (
				<section key={id} className="card p-4" aria-label={isMine ? t("rubric.mine") : by}>
					<h2 className="mb-2 flex justify-between gap-3 text-sm font-semibold">
						<span>{isMine ? t("rubric.mine") : by}</span>
						<span>{t(`levels.${level}`)}</span>
					</h2>
					<dl className="text-sm">
						{rubricCriteria.map((one) => (
							<div key={one} className="flex justify-between gap-3 border-t border-line py-1">
								<dt className="text-ink-2">{t(criterionKey(one, kind))}</dt>
								<dd>{t(`levels.${scores[one]}`)}</dd>
							</div>
						))}
					</dl>
					{comment && <p className="mt-3 text-sm break-words whitespace-pre-line">{comment}</p>}
					{hasVoice && (
						// biome-ignore lint/a11y/useMediaCaption: nobody writes down what a teacher says to one learner
						<audio
							src={paths(tenant).spokenComment(answerId, assessorId, at)}
							controls
							preload="metadata"
							className="mt-3 w-full"
							aria-label={t("rubric.voice")}
						/>
					)}
				</section>
			))}
		</>
	);
}
