import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { FilmEmbed } from "#app/media/film/film-embed";
import { Lighter } from "#app/media/film/lighter";
import { Icon } from "#app/ui/icon";
import { SafeHtml } from "#app/ui/safe-html";
import type { StepContent } from "../contents.server";
import { StepPlayer } from "./step-player";

type Positions = { /** Where each of them was left. */ positions: Record<string, number>; savesPosition?: boolean };

/** What a step shows of the task library, one after the other. */
export function StepContents({ contents, ...positions }: { contents: StepContent[] } & Positions) {
	return contents.map((content) => (
		<section key={content.id} className="mt-8 border-t border-line pt-6" aria-labelledby={`content-${content.id}`}>
			<h2 id={`content-${content.id}`} lang={content.lang} className="mb-3 text-lg font-semibold break-words">
				{content.title}
			</h2>
			<Content content={content} {...positions} />
		</section>
	));
}

function Content({ content, positions, savesPosition }: { content: StepContent } & Positions) {
	const { t } = useTranslation("courses");
	const { id, kind, title, language, url, videoId, alt, file, body } = content;
	const lighter = {
		...{ content, param: `as-${id}` },
		words: { link: (name: string) => t("openFile", { name }), speed: t("speed") },
	};
	if (kind === "text") return body && <SafeHtml html={body} lang={language} />;
	if (kind === "youtube" && videoId) {
		const picture = <CoverPicture guid={null} icon="video" className="aspect-video w-full" />;
		return <Lighter {...lighter} isYouTube film={<FilmEmbed video={videoId} title={title} picture={picture} />} />;
	}
	if (kind === "external")
		return (
			<a href={url} target="_blank" rel="noreferrer noopener" className="btn btn-secondary btn-lg">
				<Icon name="arrow-up-right" />
				{t("openAddress", { host: new URL(url).hostname })}
			</a>
		);
	if (!file) return null;
	const words = t("openFile", { name: file.name });
	if (kind === "image")
		return (
			<a href={file.address} className="block">
				<img src={file.address} alt={alt} lang={language} className="max-h-[75vh] w-full rounded-xl object-contain" />
			</a>
		);
	if (/^(audio|video)\//.test(file.type)) {
		const media = { ...file, cues: content.cues };
		const player = <StepPlayer {...{ media, language, savesPosition }} of={id} position={positions[id] ?? 0} />;
		if (file.type.startsWith("video/")) return <Lighter {...lighter} isYouTube={false} film={player} />;
		return (
			<>
				{player}
				{content.cues.length === 0 && <Said words={content.textInstead} language={language} />}
			</>
		);
	}
	return (
		<a href={file.address} className="btn btn-secondary btn-lg">
			<Icon name="download" />
			{words}
		</a>
	);
}

/** What is said in a recording that has no captions. */
function Said({ words, language }: { words: string; language: string }) {
	const { t } = useTranslation("media");
	if (words === "") return null;
	return (
		<details>
			<summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
				{t("captions.transcript")}
			</summary>
			<p lang={language} className="card p-5 break-words whitespace-pre-line">
				{words}
			</p>
		</details>
	);
}
