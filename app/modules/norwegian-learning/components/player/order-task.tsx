import { useHydrated } from "#app/ui/use-hydrated";
import type { TaskProps } from "./item-player";
import { SlotButton } from "./slot-button";
import { SlotSelect } from "./slot-select";
import { usePlacing } from "./use-placing";
import { WordBank } from "./word-bank";

/** Parts longer than this stand each on a line of its own. */
const WORD = 24;

/** Words or sentences that are put in order: pressing one after the other is enough. */
export function OrderTask({ task: { parts }, answer, written }: TaskProps<"order">) {
	const slots = parts.map((_, at) => String(at));
	const placing = usePlacing({ slots, words: parts, answer, fillsNext: true });
	const isHydrated = useHydrated();
	const areSentences = parts.some((part) => part.length > WORD);
	return (
		<>
			<ol className={`card flex gap-2 p-4 ${areSentences ? "flex-col" : "flex-wrap"}`}>
				{slots.map((slot, at) => (
					<li key={slot} className="max-w-full">
						{isHydrated ? (
							<SlotButton
								{...{ slot, number: at + 1, placing, written }}
								className={areSentences ? "w-full text-start" : ""}
							/>
						) : (
							<SlotSelect {...{ slot, number: at + 1, words: parts }} value={answer[slot]} />
						)}
					</li>
				))}
			</ol>
			{isHydrated && <WordBank {...{ words: parts, placing, written }} />}
		</>
	);
}
