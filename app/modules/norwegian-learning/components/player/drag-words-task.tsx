import { useHydrated } from "#app/ui/use-hydrated";
import { GapText } from "./gap-text";
import type { TaskProps } from "./item-player";
import { SlotButton } from "./slot-button";
import { SlotSelect } from "./slot-select";
import { usePlacing } from "./use-placing";
import { WordBank } from "./word-bank";

/** Words that are put into the gaps of a text. */
export function DragWordsTask({ task, answer, written }: TaskProps<"dragWords">) {
	const { words } = task;
	const placing = usePlacing({ slots: task.gaps.map(({ id }) => id), words, answer });
	const isHydrated = useHydrated();
	const gap = (slot: string, number: number) => (
		<span className="mx-1 inline-block max-w-full align-middle leading-normal">
			{isHydrated ? (
				<SlotButton {...{ slot, number, placing, written }} />
			) : (
				<SlotSelect {...{ slot, number, words }} value={answer[slot]} />
			)}
		</span>
	);
	return (
		<>
			<GapText text={task.text} written={written} gap={gap} />
			{isHydrated && <WordBank {...{ words, placing, written }} />}
		</>
	);
}
