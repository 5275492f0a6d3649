import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { useHydrated } from "#app/ui/use-hydrated";

type RecordingProps = {
	/** The item's id: the server counts for it. */
	item: string;
	/** How often it may be played, 0 for as often as one likes, and how often it was. */
	most: number;
	plays: number;
	/** The play that was just counted by a form without JavaScript. */
	playsNow?: number | null;
	/** Where it is, after so many plays. */
	sourceAt: (plays: number) => string;
	/** Nobody counts where a teacher tries it out. */
	isCounted?: boolean;
};

/**
 * What is listened to, a limited number of times: the server counts each play before it is heard, and gives it only then. It stands in the
 * form of the item, which plays it without JavaScript too: the page that comes back has the sound.
 */
export function Recording({ item, most, plays: before, playsNow, sourceAt, isCounted = true }: RecordingProps) {
	const { t } = useTranslation("norwegianTest");
	const fetcher = useFetcher<{ plays?: number; problem?: unknown }>();
	const isHydrated = useHydrated();
	const audio = useRef<HTMLAudioElement>(null);
	const [isPlaying, setIsPlaying] = useState(false);
	const [part, setPart] = useState(0);
	const [hasFailed, setHasFailed] = useState(false);
	const [uncounted, setUncounted] = useState(0);
	const counted = isCounted ? fetcher.data?.plays : uncounted || undefined;
	const plays = Math.max(before, counted ?? 0);
	const left = Math.max(0, most - plays);
	const source = useRef(sourceAt);
	source.current = sourceAt;
	useEffect(() => {
		if (counted === undefined || !audio.current) return;
		audio.current.src = source.current(counted);
		audio.current.play().catch(() => setHasFailed(true));
	}, [counted]);
	const isBusy = fetcher.state !== "idle" || isPlaying;
	const press = () => {
		if (isBusy || left === 0) return;
		setHasFailed(false);
		// Loaded by a press, it may play by itself once the server has counted (Safari).
		audio.current?.load();
		if (isCounted) fetcher.submit({ intent: "play", item }, { method: "post" });
		else setUncounted(uncounted + 1);
	};
	if (most === 0)
		return (
			// biome-ignore lint/a11y/useMediaCaption: what is said is the task
			<audio src={sourceAt(0)} controls preload="metadata" className="w-full" aria-label={t("recording.title")} />
		);
	return (
		<section className="card p-3" aria-label={t("recording.title")}>
			<div className="flex items-center gap-4">
				<button
					{...(isHydrated
						? { type: "button", onClick: press }
						: { type: "submit", name: "intent", value: "playOnPage" })}
					aria-disabled={left === 0 || isBusy || undefined}
					aria-label={t(isPlaying ? "recording.playing" : "recording.play")}
					className="btn btn-secondary size-14 shrink-0 p-0"
				>
					<Icon name={isPlaying ? "music" : "play"} className="size-6" />
				</button>
				<div className="min-w-0 grow">
					<progress aria-hidden="true" value={part} max={1} className="progress w-full" />
					<p role="status" className="mt-1 text-sm text-ink-2">
						{t("recording.left", { left, count: most })}
					</p>
				</div>
			</div>
			{(hasFailed || fetcher.data?.problem !== undefined) && (
				<p className="mt-2 text-sm text-danger-ink">{t("recording.failed")}</p>
			)}
			{/* biome-ignore lint/a11y/useMediaCaption: what is said is the task */}
			<audio
				ref={audio}
				preload="none"
				src={playsNow ? sourceAt(playsNow) : undefined}
				autoPlay={Boolean(playsNow)}
				onPlay={() => setIsPlaying(true)}
				onEnded={() => setIsPlaying(false)}
				onPause={() => setIsPlaying(false)}
				onError={({ currentTarget }) => currentTarget.currentSrc && setHasFailed(true)}
				onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
					setPart(duration > 0 ? currentTime / duration : 0)
				}
			/>
		</section>
	);
}
