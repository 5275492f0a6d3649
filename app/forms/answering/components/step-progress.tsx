import { useTranslation } from "react-i18next";

type StepProgressProps = {
	at: number;
	of: number;
	/** Minutes that are left, about. */
	minutes: number;
	/** What is counted: questions or pages. Where the way depends on answers, no number of all is told. */
	unit: "question" | "page";
	isAdaptive: boolean;
	/** What was typed lies on the server. */
	isSaved: boolean;
};

/** How far one has come: a bar in parts where there are few, and the words that say it. */
export function StepProgress({ at, of, minutes, unit, isAdaptive, isSaved }: StepProgressProps) {
	const { t } = useTranslation("forms");
	const words = isAdaptive
		? t(`answering.progress.${unit}Only`, { at })
		: `${t(`answering.progress.${unit}`, { at, of })} · ${t("answering.progress.left", { count: minutes })}`;
	return (
		<div>
			{!isAdaptive && of <= 20 && (
				<div aria-hidden="true" className="mb-2 flex gap-1.5">
					{Array.from({ length: of }, (_, part) => part + 1).map((part) => (
						<span key={part} className={`h-1.5 grow rounded-full ${part <= at ? "bg-accent" : "bg-line-2"}`} />
					))}
				</div>
			)}
			<div className="flex justify-between gap-4 text-13 text-ink-2">
				<p className="tabular-nums">{words}</p>
				<p role="status">{isSaved ? t("answering.saved") : ""}</p>
			</div>
		</div>
	);
}
