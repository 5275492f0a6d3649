import { type RefObject, useEffect, useId, useState } from "react";
import { useFormat } from "#app/ui/format";
import { keepChoice, keptChoice } from "#app/ui/kept-choice";
import { useHydrated } from "#app/ui/use-hydrated";

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** Under which a browser keeps the speed that somebody likes. */
const KEPT = "player-speed";

/** How fast a film or a recording is played; remembered by the browser. It needs scripts, so it comes with them. */
export function SpeedField({ player, label }: { player: RefObject<HTMLMediaElement | null>; label: string }) {
	const [speed, setSpeed] = useState(1);
	const hydrated = useHydrated();
	const { number } = useFormat();
	const id = useId();
	useEffect(() => {
		const kept = Number(keptChoice(KEPT));
		if (SPEEDS.includes(kept)) setSpeed(kept);
	}, []);
	useEffect(() => {
		if (player.current) player.current.playbackRate = speed;
	}, [player, speed]);
	if (!hydrated) return null;
	const choose = (chosen: number) => {
		setSpeed(chosen);
		keepChoice(KEPT, String(chosen));
	};
	return (
		<span className="flex items-center gap-2">
			<label htmlFor={id}>{label}</label>
			<select
				id={id}
				value={speed}
				onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
				className="field w-auto"
			>
				{SPEEDS.map((one) => (
					<option key={one} value={one}>
						{number(one)}×
					</option>
				))}
			</select>
		</span>
	);
}
