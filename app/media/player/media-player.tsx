import { useRef } from "react";

type PlayerProps = {
	media: { guid: string; name: string; type: string };
	/** The words of the link to the file itself. */
	link: string;
	/** The second at which it was left. */
	position?: number;
	/** Saves the second that it has come to: now and then, and where it is paused. */
	onPosition?: (second: number) => void;
};

/** Seconds of playing after which the position is saved. */
const SAVE_EVERY = 15;

/** A film or a recording, which goes on where it was left. */
export function MediaPlayer({ media, link, position = 0, onPosition }: PlayerProps) {
	const saved = useRef(position);
	const save = (second: number) => {
		saved.current = second;
		onPosition?.(Math.floor(second));
	};
	const own = {
		src: `/api/media/${media.guid}`,
		controls: true,
		preload: "metadata" as const,
		"aria-label": media.name,
		onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (position > 0 && position < currentTarget.duration - 5) currentTarget.currentTime = position;
		},
		onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (Math.abs(currentTarget.currentTime - saved.current) >= SAVE_EVERY) save(currentTarget.currentTime);
		},
		onPause: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => save(currentTarget.currentTime),
	};
	return (
		<figure className="my-4">
			{media.type.startsWith("audio/") ? (
				<audio {...own} className="w-full" />
			) : (
				<video {...own} playsInline className="aspect-video w-full rounded-xl bg-sunken" />
			)}
			<figcaption className="mt-1 text-13">
				<a href={`/api/media/${media.guid}`} className="link">
					{link}
				</a>
			</figcaption>
		</figure>
	);
}
