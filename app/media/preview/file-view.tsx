import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { editionsOf } from "#app/platform/picture-sizes";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { useHydrated } from "#app/ui/use-hydrated";
import type { Captions } from "../library/captions.server";
import type { FileItem } from "../library/items";
import { PdfView } from "./pdf/pdf-view";

const TextView = lazy(() => import("./text-view"));

/** What a file shows: picture, PDF, film with its captions, sound, text. What no browser opens is offered for download. */
export function FileView({ file, captions }: { file: FileItem; captions: readonly Captions[] }) {
	const { t } = useTranslation("files");
	const hydrated = useHydrated();
	const { url, name, kind, extension } = file;
	const address = `${url}?v=${file.version}`;
	if (kind === "image")
		return (
			<img
				src={address}
				srcSet={file.thumbnail ? editionsOf(address, file) : undefined}
				sizes="(max-width: 767px) 100vw, 75vw"
				alt={name}
				className="m-auto max-h-[75dvh] max-w-full rounded-lg object-contain"
			/>
		);
	if (kind === "pdf" && hydrated)
		return (
			<div className="flex h-[78dvh] w-full flex-col">
				<PdfView address={address} name={name} />
			</div>
		);
	if (kind === "video")
		return (
			// biome-ignore lint/a11y/useMediaCaption: they stand beside the film in its folder, where there are any
			<video
				controls
				preload="metadata"
				className="m-auto max-h-[75dvh] max-w-full rounded-lg bg-inverse"
				aria-label={name}
			>
				<source src={address} type={file.type} />
				{captions.map((track, index) => (
					<track
						key={track.url}
						kind="captions"
						src={track.url}
						srcLang={track.language}
						label={track.name}
						default={index === 0}
					/>
				))}
			</video>
		);
	if (kind === "audio")
		return (
			<div className="m-auto flex w-full max-w-120 flex-col items-center gap-6 py-16">
				<Icon name="music" className="size-12 text-ink-3" />
				{/* biome-ignore lint/a11y/useMediaCaption: a sound file brings none */}
				<audio controls preload="metadata" src={address} className="w-full" aria-label={name} />
			</div>
		);
	if (isText(file) && hydrated)
		return (
			<Suspense fallback={<div className="skeleton appear-late h-64 w-full" />}>
				<TextView address={address} name={name} isMarkdown={extension === "md"} />
			</Suspense>
		);
	return (
		<div className="m-auto">
			<EmptyState icon="file" title={t("preview.none")} action={<Download file={file} />}>
				{t("preview.noneHelp")}
			</EmptyState>
		</div>
	);
}

/** The way to the file itself. */
function Download({ file }: { file: FileItem }) {
	const { t } = useTranslation("files");
	return (
		<a href={`${file.url}?download=1`} download className="btn btn-secondary">
			<Icon name="download" />
			<span>{t("menu.download")}</span>
		</a>
	);
}

const isText = ({ kind, extension }: FileItem) => kind === "text" || extension === "csv" || extension === "tsv";
