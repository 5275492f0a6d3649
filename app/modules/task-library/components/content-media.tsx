import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { FilmEmbed } from "#app/media/film/film-embed";
import { Lighter } from "#app/media/film/lighter";
import { MediaPlayer } from "#app/media/player/media-player";
import { editionsOf } from "#app/platform/picture-sizes";
import { Icon } from "#app/ui/icon";
import { SafeHtml } from "#app/ui/safe-html";
import { kindIcons } from "../choices";
import type { WholeContent } from "../serialize.server";

type File = NonNullable<WholeContent["file"]>;

/** The content itself: the film, recording, picture or text, or the way to what is opened elsewhere. */
export function ContentMedia({ content }: { content: WholeContent }) {
	const { t } = useTranslation("taskLibrary");
	const { kind, videoId, title, file, body, language, url, cover } = content;
	const words = { link: (name: string) => t("openFile", { name }), speed: t("speed") };
	if (kind === "youtube" && videoId)
		return (
			<Lighter
				key={content.id}
				content={content}
				words={words}
				isYouTube
				film={
					<FilmEmbed
						key={videoId}
						video={videoId}
						title={title}
						picture={<CoverPicture guid={cover} icon="video" className="aspect-video w-full" />}
					/>
				}
			/>
		);
	if (kind === "text" && body)
		return (
			<div className="card p-5">
				<SafeHtml html={body} lang={language} />
			</div>
		);
	if (kind === "external") return <Elsewhere url={url} cover={cover} />;
	return file ? <FileMedia content={content} file={file} /> : null;
}

function FileMedia({ content, file }: { content: WholeContent; file: File }) {
	const { t } = useTranslation("taskLibrary");
	const { kind, alt, language, cover } = content;
	const words = { link: (name: string) => t("openFile", { name }), speed: t("speed") };
	const address = `/api/media/${file.guid}`;
	if (kind === "image")
		return (
			<figure>
				<a href={address} className="block">
					<img
						src={address}
						srcSet={editionsOf(address, { width: 1600, height: 1200 })}
						sizes="(max-width: 1023px) 100vw, 720px"
						alt={alt}
						lang={language}
						className="max-h-[75vh] w-full rounded-xl bg-sunken object-contain"
					/>
				</a>
			</figure>
		);
	const player = (
		<MediaPlayer
			key={file.guid}
			media={file}
			link={words.link(file.name)}
			speed={words.speed}
			cues={content.cues}
			language={language}
		/>
	);
	if (file.type.startsWith("video/"))
		return <Lighter key={content.id} {...{ content, words }} isYouTube={false} film={player} />;
	if (file.type.startsWith("audio/"))
		return (
			<div>
				{cover && <CoverPicture guid={cover} icon={kindIcons[kind]} className="aspect-video w-full rounded-xl" />}
				{player}
				{content.textInstead && content.cues.length === 0 && (
					<details className="mt-2">
						<summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
							{t("field.transcript")}
						</summary>
						<p lang={language} className="card p-5 break-words whitespace-pre-line">
							{content.textInstead}
						</p>
					</details>
				)}
			</div>
		);
	return (
		<div className="card flex flex-col items-start gap-3 overflow-hidden">
			<CoverPicture guid={cover} icon="file" className="aspect-video w-full" />
			<div className="flex flex-wrap items-center gap-3 p-4">
				<a href={address} className="btn btn-primary btn-lg">
					<Icon name="download" />
					{t("openFile", { name: file.name })}
				</a>
			</div>
		</div>
	);
}

function Elsewhere({ url, cover }: { url: string; cover: string | null }) {
	const { t } = useTranslation("taskLibrary");
	return (
		<div className="card flex flex-col items-start overflow-hidden">
			<CoverPicture guid={cover} icon="link" className="aspect-video w-full" />
			<div className="flex flex-col items-start gap-2 p-4">
				<a href={url} target="_blank" rel="noreferrer noopener" className="btn btn-primary btn-lg">
					<Icon name="arrow-up-right" />
					{t("openAddress")}
				</a>
				<p className="text-13 break-all text-ink-3">{new URL(url).hostname}</p>
			</div>
		</div>
	);
}
