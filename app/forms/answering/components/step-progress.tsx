import { useTranslation } from "react-i18next";

type StepProgressProps = {
	at: number;
	/** How many there are; where the path depends on answers, at most. */
	of: number;
	words: string;
	/** What was typed lies on the server. */
	isSaved: boolean;
};

/** Steps up to which each is a part of the bar. */
const IN_PARTS = 20;

/** How far one has come: a bar, in parts where there are few, and the words that say it. */
export function StepProgress({ at, of, words, isSaved }: StepProgressProps) {
	const { t } = useTranslation("forms");
	return (
		<div>
			<div
				role="progressbar"
				aria-label={t("answering.progress.title")}
				aria-valuemin={0}
				aria-valuemax={of}
				aria-valuenow={at}
				aria-valuetext={words}
				className="mb-2 flex gap-1.5"
			>
				{of <= IN_PARTS ? (
					Array.from({ length: of }, (_, part) => part + 1).map((part) => (
						<span key={part} className={`h-1.5 grow rounded-full ${part <= at ? "bg-accent" : "bg-line-2"}`} />
					))
				) : (
					<svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="h-1.5 w-full rounded-full">
						<rect width="100" height="1" className="fill-line-2" />
						<rect width={(100 * at) / of} height="1" className="fill-accent" />
					</svg>
				)}
			</div>
			<div className="flex justify-between gap-4 text-13 text-ink-2">
				<p className="tabular-nums">{words}</p>
				<p role="status">{isSaved ? t("answering.saved") : ""}</p>
			</div>
		</div>
	);
}
