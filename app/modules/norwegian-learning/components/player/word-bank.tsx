import { useTranslation } from "react-i18next";
import type { PlacingNews, usePlacing } from "./use-placing";

type WordBankProps = {
	words: readonly string[];
	placing: ReturnType<typeof usePlacing>;
	written: string;
};

/** The words to choose from, and what was done last. A word that stands somewhere keeps its place here, so that the focus does. */
export function WordBank({ words, placing, written }: WordBankProps) {
	const { t } = useTranslation("norwegianTest");
	const { used, chosenWord, pressWord, dragging } = placing;
	return (
		<div>
			<ul aria-label={t("placing.words")} className="flex flex-wrap gap-2.5">
				{words.map((word, index) => {
					const isUsed = used.has(index);
					const isChosen = chosenWord === index;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice
						<li key={index} className="max-w-full">
							<button
								type="button"
								lang={written}
								aria-pressed={isChosen}
								aria-disabled={isUsed || undefined}
								onClick={() => pressWord(index)}
								{...(isUsed ? {} : dragging(word))}
								className={`min-h-12 max-w-full rounded-10 border px-4 py-2 text-lg font-medium break-words ${
									isUsed
										? "cursor-default border-dashed border-line-2 bg-transparent text-ink-3"
										: isChosen
											? "border-accent bg-accent-soft text-accent-ink ring-1 ring-accent"
											: "cursor-grab border-control bg-sheet hover:bg-hover"
								}`}
							>
								{word}
								{isUsed && <span className="sr-only"> ({t("placing.used")})</span>}
							</button>
						</li>
					);
				})}
			</ul>
			<p role="status" className="mt-3 min-h-6 text-base text-ink-2">
				{placing.news && <News news={placing.news} />}
			</p>
		</div>
	);
}

function News({ news: { what, word, number } }: { news: NonNullable<PlacingNews> }) {
	const { t } = useTranslation("norwegianTest");
	return t(`placing.${what}`, { word, number });
}
