import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Captions } from "#app/media/library/captions.server";
import type { FileItem } from "#app/media/library/items";
import { FileView } from "#app/media/preview/file-view";
import { useSize } from "#app/media/use-size";
import { IconLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { useGo } from "./use-go";
import { useLibraryAddress } from "./use-library-address";

type FilePreviewProps = {
	file: FileItem;
	captions: readonly Captions[];
	/** Those of the list, through which the arrows go. */
	files: readonly FileItem[];
};

/** A file large, in the place of the list; arrows lead to those beside it, Esc and Space back. */
export function FilePreview({ file, captions, files }: FilePreviewProps) {
	const { t } = useTranslation("files");
	const size = useSize();
	const go = useGo();
	const address = useLibraryAddress();
	const heading = useRef<HTMLHeadingElement>(null);
	const at = files.findIndex(({ id }) => id === file.id);
	const [before, after] = [files[at - 1], at < 0 ? undefined : files[at + 1]];
	const close = address.file(file.id);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each file is a new one to look at
	useEffect(() => heading.current?.focus({ preventScroll: true }), [file.id]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const target = event.target as Element;
			if (event.defaultPrevented || target.closest("input, textarea, select, video, audio, [role=dialog], [role=menu]"))
				return;
			// Who reads the pages of a PDF scrolls by these keys.
			const isReading = target.closest(".pdf-pages") !== null;
			const to = {
				Escape: close,
				" ": isReading || target.closest("a, button") ? undefined : close,
				ArrowLeft: isReading ? undefined : before && address.preview(before.id),
				ArrowRight: isReading ? undefined : after && address.preview(after.id),
			}[event.key];
			if (!to) return;
			event.preventDefault();
			go(to);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [close, before, after, address, go]);
	return (
		<section aria-labelledby="preview-name" className="flex flex-1 flex-col border-t border-line bg-sunken">
			<div className="flex flex-wrap items-center gap-2 px-4 py-2 md:px-6">
				<h2 id="preview-name" ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-base font-semibold break-all">
					<bdi>{file.name}</bdi>{" "}
					<span className="text-13 font-normal whitespace-nowrap text-ink-3">{size(file.size)}</span>
				</h2>
				<a
					href={`${file.url}?download=1`}
					download
					className="icon-btn"
					aria-label={t("preview.download", { name: file.name })}
					title={t("preview.download", { name: file.name })}
				>
					<Icon name="download" className="size-5" />
				</a>
				{before && (
					<IconLink
						to={address.preview(before.id)}
						icon="chevron-left"
						label={t("preview.before", { name: before.name })}
						preventScrollReset
					/>
				)}
				{after && (
					<IconLink
						to={address.preview(after.id)}
						icon="chevron-right"
						label={t("preview.after", { name: after.name })}
						preventScrollReset
					/>
				)}
				<IconLink to={close} icon="x" label={t("preview.close")} preventScrollReset />
			</div>
			<div className="flex flex-1 px-4 pb-6 md:px-6">
				<FileView key={file.id} file={file} captions={captions} />
			</div>
		</section>
	);
}
