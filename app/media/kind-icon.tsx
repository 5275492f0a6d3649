import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import type { FileKind } from "./library/file-types";

const icons: Record<FileKind, IconName> = {
	image: "file-image",
	video: "video",
	audio: "music",
	pdf: "file-text",
	document: "file-text",
	sheet: "file-spreadsheet",
	slides: "presentation",
	text: "scroll-text",
	archive: "file-archive",
	other: "file",
};

/** A file's small picture, where it has one, else the sign of its kind. Decorative: the name beside it speaks. */
export function KindIcon({
	file,
	size = "sm",
}: {
	file: { kind: FileKind; thumbnail: string | null };
	size?: "sm" | "lg";
}) {
	const box = size === "sm" ? "size-7 rounded-md max-sm:size-10" : "aspect-4/3 w-full rounded-t-xl";
	if (file.thumbnail)
		return <img src={file.thumbnail} alt="" loading="lazy" className={`${box} shrink-0 bg-hover object-cover`} />;
	return (
		<span className={`${box} flex shrink-0 items-center justify-center bg-hover text-ink-2`}>
			<Icon name={icons[file.kind]} className={size === "lg" ? "size-10" : ""} />
		</span>
	);
}

/** The sign of a folder, measured as a file's. */
export function FolderIcon({ isShared = false, size = "sm" }: { isShared?: boolean; size?: "sm" | "lg" }) {
	const box = size === "sm" ? "size-7 rounded-md max-sm:size-10" : "aspect-4/3 w-full rounded-t-xl";
	return (
		<span className={`${box} flex shrink-0 items-center justify-center bg-accent-soft text-accent-ink`}>
			<Icon name={isShared ? "folder-up" : "folder"} className={size === "lg" ? "size-10" : ""} />
		</span>
	);
}
