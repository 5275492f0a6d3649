import { useTranslation } from "react-i18next";
import { type ProductionKind, rubricCriteria } from "../choices";
import { criterionKey } from "./assess-form";
import type { AnswerData } from "./show-production.server";

type GivenProps = { given: AnswerData["given"]; kind: ProductionKind };

/** How teachers have assessed an answer. */
export function GivenAssessments({ given, kind }: GivenProps) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<>
			{given.map(({ id, by, isMine, scores, level, comment }) => (
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
				</section>
			))}
		</>
	);
}
