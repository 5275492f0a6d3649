import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Cue } from "#app/media/captions/cues";
import { MediaPlayer } from "#app/media/player/media-player";
import { useSize } from "#app/media/use-size";

type Media = { guid: string; name: string; type: string; size?: number; address?: string; cues: Cue[] };
type PlayerProps = {
	media: Media;
	language: string;
	position: number;
	savesPosition?: boolean;
	/** What else the step plays: by what its position is kept. Left out, it is the step's own film. */
	of?: string;
	isFetchedLate?: boolean;
};

/** A film or a recording of a step, whose position is saved for its learner. */
export function StepPlayer({ media, language, position, savesPosition = false, of, isFetchedLate }: PlayerProps) {
	const { t } = useTranslation("courses");
	const { submit } = useFetcher();
	const size = useSize();
	const save = (second: number, watched: string) =>
		submit({ intent: "position", position: String(second), ...(of ? { of } : { watched }) }, { method: "post" });
	const link = t("openFile", { name: media.name });
	return (
		<MediaPlayer
			media={media}
			link={media.size === undefined ? link : `${link} (${size(media.size)})`}
			speed={t("speed")}
			cues={media.cues}
			language={language}
			position={position}
			onPosition={savesPosition ? save : undefined}
			isFetchedLate={isFetchedLate}
		/>
	);
}
