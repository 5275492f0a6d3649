import { useEffect, useRef } from "react";
import type { Cue } from "../captions/cues";
import { hundredthsPlayed } from "./played";
import { SpeedField } from "./speed-field";
import { Transcript } from "./transcript";

type PlayerProps = {
	/** `address`: where its bytes are, where that is not the address that all files have. */
	media: { guid: string; name: string; type: string; address?: string };
	/** The words of the link to the file itself, and of how fast it is played. */
	link: string;
	speed: string;
	/** What is said in it, and in which language. */
	cues?: readonly Cue[];
	language?: string;
	/** Nothing of it is fetched before it is played. */
	isFetchedLate?: boolean;
	/** The second at which it was left. */
	position?: number;
	/** Saves the second that it has come to, and which hundredths were played: now and then, and where it is paused. */
	onPosition?: (second: number, played: string) => void;
};

/** Seconds of playing after which the position is saved. */
const SAVE_EVERY = 15;
const NONE: readonly Cue[] = [];

/** A film or a recording, which goes on where it was left. */
export function MediaPlayer({
	media,
	link,
	speed,
	cues = NONE,
	language = "und",
	isFetchedLate = false,
	position = 0,
	onPosition,
}: PlayerProps) {
	const saved = useRef(position);
	const player = useRef<HTMLMediaElement | null>(null);
	const keep = (element: HTMLMediaElement | null) => {
		player.current = element;
	};
	useEffect(() => showCaptions(player.current, cues, language), [cues, language]);
	const save = (player: HTMLMediaElement) => {
		saved.current = player.currentTime;
		onPosition?.(Math.floor(player.currentTime), hundredthsPlayed(player));
	};
	const address = media.address ?? `/api/media/${media.guid}`;
	const own = {
		src: address,
		controls: true,
		preload: isFetchedLate ? ("none" as const) : ("metadata" as const),
		"aria-label": media.name,
		onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (position > 0 && position < currentTarget.duration - 5) currentTarget.currentTime = position;
		},
		onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (Math.abs(currentTarget.currentTime - saved.current) >= SAVE_EVERY) save(currentTarget);
		},
		onPause: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => save(currentTarget),
	};
	return (
		<figure className="my-4">
			{media.type.startsWith("audio/") ? (
				<audio {...own} ref={keep} className="w-full" />
			) : (
				<video {...own} ref={keep} playsInline className="aspect-video w-full rounded-xl bg-sunken" />
			)}
			<figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
				<a href={address} className="link">
					{link}
				</a>
				<SpeedField player={player} label={speed} />
			</figcaption>
			{cues.length > 0 && <Transcript player={player} cues={cues} language={language} />}
		</figure>
	);
}

/** Lets the browser show what is said over the film, to be turned off and on by its own button. */
function showCaptions(player: HTMLMediaElement | null, cues: readonly Cue[], language: string): void {
	if (!player || cues.length === 0) return;
	const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
	const known = [...player.textTracks].find((one) => one.language === language);
	const track = known ?? player.addTextTrack("captions", name, language);
	if (known) return;
	for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text));
	track.mode = "showing";
}
