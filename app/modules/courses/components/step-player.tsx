import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Cue } from "#app/media/captions/cues";
import { MediaPlayer } from "#app/media/player/media-player";

type Media = { guid: string; name: string; type: string; cues: Cue[]; language: string; position: number };

/** The film or the recording of a step, whose position is saved for its learner. */
export function StepPlayer({ media, savesPosition = false }: { media: Media; savesPosition?: boolean }) {
	const { t } = useTranslation("courses");
	const { submit } = useFetcher();
	const save = (second: number, watched: string) =>
		submit({ intent: "position", position: String(second), watched }, { method: "post" });
	return (
		<MediaPlayer
			media={media}
			link={t("openFile", { name: media.name })}
			speed={t("speed")}
			cues={media.cues}
			language={media.language}
			position={media.position}
			onPosition={savesPosition ? save : undefined}
		/>
	);
}
