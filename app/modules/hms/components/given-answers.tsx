import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { pointAnswers } from "../rounds/statuses";
import { AnswerBadge } from "./badges";

type Given = { id: string; answer: (typeof pointAnswers)[number]; comment: string; answeredAt: number; by: string };

/** The answers that a point has had, where it was more than one: two may walk a round with a device each. */
export function GivenAnswers({ given }: { given: readonly Given[] }) {
	const { t } = useTranslation("hms");
	const { dateTime } = useFormat();
	if (given.length < 2) return null;
	return (
		<details className="border-t border-line py-4">
			<summary className="cursor-pointer py-2 text-sm font-medium">{t("given.title", { count: given.length })}</summary>
			<ol className="mt-2 flex flex-col gap-3">
				{given.map(({ id, answer, comment, answeredAt, by }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
						<AnswerBadge answer={answer} />
						<span className="text-13 text-ink-3">{[by, dateTime(answeredAt)].filter(Boolean).join(" · ")}</span>
						{comment && <span className="w-full break-words">{comment}</span>}
					</li>
				))}
			</ol>
		</details>
	);
}
