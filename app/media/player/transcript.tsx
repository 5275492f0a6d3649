import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/use-hydrated";
import { type Cue, cueAt } from "../captions/cues";

type Props = { player: RefObject<HTMLMediaElement | null>; cues: readonly Cue[]; language: string };

/** What is said in a film or a recording, to be read; with scripts it follows, and leads to where something is said. */
export function Transcript({ player, cues, language }: Props) {
	const { t } = useTranslation("media");
	const hydrated = useHydrated();
	const [current, setCurrent] = useState(-1);
	const box = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const media = player.current;
		const follow = () => setCurrent(cueAt(cues, media?.currentTime ?? 0));
		media?.addEventListener("timeupdate", follow);
		return () => media?.removeEventListener("timeupdate", follow);
	}, [player, cues]);
	useEffect(() => {
		const line = box.current?.children[current] as HTMLElement | undefined;
		// Within the box alone: the page must not move under a reader's eyes.
		if (box.current && line) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
	}, [current]);
	const goTo = (second: number) => {
		if (!player.current) return;
		player.current.currentTime = second;
		void player.current.play();
	};
	return (
		<details className="mt-2">
			<summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
				{t("captions.transcript")}
			</summary>
			<ol ref={box} lang={language} className="relative max-h-64 overflow-y-auto rounded-lg bg-sunken p-2 text-sm">
				{cues.map((cue, at) => (
					<li key={cue.from}>
						{hydrated ? (
							<button
								type="button"
								onClick={() => goTo(cue.from)}
								aria-current={at === current || undefined}
								className={`w-full rounded-md px-2 py-1 text-left whitespace-pre-line hover:bg-hover max-md:min-h-11 ${at === current ? "bg-accent-soft text-accent-ink" : ""}`}
							>
								{cue.text}
							</button>
						) : (
							<p className="px-2 py-1 whitespace-pre-line">{cue.text}</p>
						)}
					</li>
				))}
			</ol>
		</details>
	);
}
