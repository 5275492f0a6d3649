import { useHydrated } from "#app/ui/use-hydrated";
import type { TaskProps } from "./item-player";
import { SlotButton } from "./slot-button";
import { SlotSelect } from "./slot-select";
import { usePlacing } from "./use-placing";
import { WordBank } from "./word-bank";

type MatchTaskProps = TaskProps<"match"> & { fileAt: (guid: string) => string };

/** Pictures, each of which gets its word. */
export function MatchTask({ task: { pairs, words }, answer, written, fileAt }: MatchTaskProps) {
	const placing = usePlacing({ slots: pairs.map(({ id }) => id), words, answer });
	const isHydrated = useHydrated();
	return (
		<>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
				{pairs.map(({ id, pictureGuid, alt }, at) => (
					<li key={id} className="card flex flex-col gap-2 p-2">
						<img
							src={fileAt(pictureGuid)}
							alt={alt}
							lang={written}
							className="aspect-4/3 w-full rounded-lg bg-sunken object-cover"
						/>
						{isHydrated ? (
							<SlotButton slot={id} number={at + 1} placing={placing} written={written} className="w-full" />
						) : (
							<SlotSelect slot={id} number={at + 1} words={words} value={answer[id]} />
						)}
					</li>
				))}
			</ul>
			{isHydrated && <WordBank {...{ words, placing, written }} />}
		</>
	);
}
