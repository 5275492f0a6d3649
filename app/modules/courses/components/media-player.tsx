import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

type Media = { guid: string; name: string; type: string; position: number };

/** Seconds of playing after which the position is saved. */
const SAVE_EVERY = 15;

/** A film or a recording, which goes on where it was left. */
export function MediaPlayer({ media, savesPosition = false }: { media: Media; savesPosition?: boolean }) {
	const { t } = useTranslation("courses");
	const { submit } = useFetcher();
	const saved = useRef(media.position);
	const save = (second: number) => {
		if (!savesPosition) return;
		saved.current = second;
		submit({ intent: "position", position: String(Math.floor(second)) }, { method: "post" });
	};
	const own = {
		src: `/api/media/${media.guid}`,
		controls: true,
		preload: "metadata" as const,
		"aria-label": media.name,
		onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (media.position > 0 && media.position < currentTarget.duration - 5) currentTarget.currentTime = media.position;
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
					{t("openFile", { name: media.name })}
				</a>
			</figcaption>
		</figure>
	);
}
