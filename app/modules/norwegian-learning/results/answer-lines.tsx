import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { ItemKind } from "../items/kinds";
import type { AnswerLine } from "./answer-words";

type LinesProps = {
	kind: ItemKind;
	lines: readonly AnswerLine[];
	written?: string;
	hasAnswers?: boolean;
	/** Whose words it uses: a page of candidates loads no other. */
	namespace?: "norwegianLearning" | "norwegianTest";
};

/** What was answered, and what is right where that is something else. */
export function AnswerLines({
	kind,
	lines,
	written = "nb",
	hasAnswers = true,
	namespace = "norwegianLearning",
}: LinesProps) {
	const { t } = useTranslation(namespace);
	const isGap = kind === "gapList" || kind === "gapTyped" || kind === "dragWords";
	const words = (value: string) =>
		kind === "trueFalse" && value ? t(`truth.${value}`) : <span lang={written}>{value}</span>;
	return (
		<ul className="flex flex-col gap-2 text-sm">
			{lines.map((line, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one task never change their places
				<li key={at} className="flex items-start gap-2">
					{hasAnswers && (
						<>
							<Icon
								name={line.isRight ? "check" : "x"}
								className={`mt-0.5 shrink-0 ${line.isRight ? "text-success-ink" : "text-danger-ink"}`}
							/>
							<span className="sr-only">{t(line.isRight ? "result.isRight" : "result.isWrong")}</span>
						</>
					)}
					<div className="min-w-0 break-words">
						{line.about && (
							<p className="text-ink-2">
								{isGap ? t("result.gap", { number: line.about }) : <span lang={written}>{line.about}</span>}
							</p>
						)}
						{hasAnswers && (
							<p className="font-medium">
								{line.given ? (
									words(line.given)
								) : (
									<span className="font-normal text-ink-3">{t("result.noAnswer")}</span>
								)}
							</p>
						)}
						{!(hasAnswers && line.isRight) && (
							<p className={hasAnswers ? "text-ink-2" : ""}>
								{hasAnswers && `${t("result.rightIs")} `}
								{words(line.right)}
							</p>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
