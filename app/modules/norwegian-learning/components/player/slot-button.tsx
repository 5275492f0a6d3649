import { useTranslation } from "react-i18next";
import { ANSWER } from "../../items/answer";
import type { usePlacing } from "./use-placing";

type SlotButtonProps = {
	slot: string;
	number: number;
	placing: ReturnType<typeof usePlacing>;
	written: string;
	className?: string;
};

/** A place for a word: its number until it is filled. */
export function SlotButton({ slot, number, placing, written, className = "" }: SlotButtonProps) {
	const { t } = useTranslation("norwegianTest");
	const { placed, chosenSlot, pressSlot, dragging, dropping } = placing;
	const word = placed[slot];
	const isChosen = chosenSlot === slot;
	return (
		<>
			<input type="hidden" name={ANSWER + slot} value={word ?? ""} />
			<button
				type="button"
				aria-pressed={isChosen}
				onClick={() => pressSlot(slot)}
				{...dropping(slot)}
				{...(word !== undefined && dragging(word, slot))}
				className={`min-h-11 max-w-full rounded-lg px-3 py-1.5 text-lg leading-normal break-words ${
					word === undefined
						? `min-w-24 border-2 border-dashed text-ink-2 ${isChosen ? "border-accent bg-accent-soft" : "border-accent"}`
						: "border border-accent bg-accent-soft font-semibold text-accent-ink"
				} ${className}`}
			>
				<span className="sr-only">{t(word === undefined ? "placing.empty" : "placing.filled", { number })} </span>
				{word === undefined ? <span aria-hidden="true">{number}</span> : <span lang={written}>{word}</span>}
			</button>
		</>
	);
}
