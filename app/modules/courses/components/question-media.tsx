import { useTranslation } from "react-i18next";
import { MediaPlayer } from "#app/media/player/media-player";
import type { QuestionMedia } from "#db/schema/courses";

type ShownProps = {
	media: QuestionMedia;
	/** What a recording is called where it is played. */
	name: string;
	language?: string;
	/** Of an answer: smaller than what belongs to a question. */
	isAnswer?: boolean;
};

/** A picture or a recording of a question or an answer, with its words. Needs no script. */
export function ShownMedia({ media, name, language, isAnswer = false }: ShownProps) {
	if (media.kind === "picture") return <ShownPicture media={media} isAnswer={isAnswer} />;
	return <ShownSound media={media} name={name} language={language} />;
}

export function ShownPicture({ media, isAnswer = false }: Pick<ShownProps, "media" | "isAnswer">) {
	return (
		<img
			src={`/api/media/${media.guid}?size=middle`}
			alt={media.words}
			loading="lazy"
			className={`max-w-full rounded-lg bg-sunken object-contain ${isAnswer ? "max-h-48" : "my-3 max-h-96"}`}
		/>
	);
}

/** A recording. What is said in it is folded up: to hear it may be the task. */
export function ShownSound({ media, name, language }: Omit<ShownProps, "isAnswer">) {
	const { t } = useTranslation(["courses", "media"]);
	return (
		<div className="min-w-0">
			<MediaPlayer
				media={{ guid: media.guid, name, type: "audio/" }}
				link={t("openFile", { name })}
				speed={t("speed")}
				language={language}
			/>
			<details>
				<summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium">
					{t("media:captions.transcript")}
				</summary>
				<p lang={language} className="rounded-lg bg-sunken p-3 text-sm break-words whitespace-pre-line">
					{media.words}
				</p>
			</details>
		</div>
	);
}
