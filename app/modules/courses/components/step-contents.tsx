import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { FilmEmbed } from "#app/media/film/film-embed";
import { MediaPlayer } from "#app/media/player/media-player";
import { Icon } from "#app/ui/icon";
import { SafeHtml } from "#app/ui/safe-html";
import type { StepContent } from "../contents.server";

/** What a step shows of the task library, one after the other. */
export function StepContents({ contents }: { contents: StepContent[] }) {
	return contents.map((content) => (
		<section key={content.id} className="mt-8 border-t border-line pt-6" aria-labelledby={`content-${content.id}`}>
			<h2 id={`content-${content.id}`} lang={content.lang} className="mb-3 text-lg font-semibold break-words">
				{content.title}
			</h2>
			<Content content={content} />
		</section>
	));
}

function Content({ content }: { content: StepContent }) {
	const { t } = useTranslation("courses");
	const { kind, title, language, url, videoId, alt, file, body } = content;
	if (kind === "text") return body && <SafeHtml html={body} lang={language} />;
	if (kind === "youtube" && videoId) {
		const picture = <CoverPicture guid={null} icon="video" className="aspect-video w-full" />;
		return <FilmEmbed video={videoId} title={title} picture={picture} />;
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
	if (/^(audio|video)\//.test(file.type))
		return <MediaPlayer media={file} link={words} speed={t("speed")} cues={content.cues} language={language} />;
	return (
		<a href={file.address} className="btn btn-secondary btn-lg">
			<Icon name="download" />
			{words}
		</a>
	);
}
