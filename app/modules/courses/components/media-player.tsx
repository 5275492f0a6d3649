import { useFetcher } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";

type Media = { guid: string; name: string; type: string; position: number };

/** Seconds of playing after which it is noted how far one has come. */
const OFTEN = 15;

/** A film or a recording, which goes on where it was left. With `course` it is noted where that is. */
export function MediaPlayer({ media, course }: { media: Media; course?: { id: string; part: string } }) {
	const { t } = useTranslation("courses");
	const fetcher = useFetcher();
	const noted = useRef(media.position);
	const { submit } = fetcher;
	const id = course?.id;
	const part = course?.part;
	const note = useCallback(
		(second: number) => {
			if (id === undefined || part === undefined) return;
			noted.current = second;
			submit({ intent: "position", position: String(Math.floor(second)) }, { method: "post" });
		},
		[submit, id, part],
	);
	const own = {
		src: `/api/media/${media.guid}`,
		controls: true,
		preload: "metadata" as const,
		"aria-label": media.name,
		onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (media.position > 0 && media.position < currentTarget.duration - 5) currentTarget.currentTime = media.position;
		},
		onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (Math.abs(currentTarget.currentTime - noted.current) >= OFTEN) note(currentTarget.currentTime);
		},
		onPause: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => note(currentTarget.currentTime),
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
					{t("openFile", { name: media.name })}
				</a>
			</figcaption>
		</figure>
	);
}
