import type { fileKinds } from "#db/schema/media";

export type FileKind = (typeof fileKinds)[number];
/** How the bytes of a type begin. */
export type Sign =
	| "png"
	| "jpeg"
	| "gif"
	| "webp"
	| "heif"
	| "tiff"
	| "bmp"
	| "pdf"
	| "mp4"
	| "ebml"
	| "ogg"
	| "mp3"
	| "wav"
	| "flac"
	| "zip"
	| "ole"
	| "rtf"
	| "7z"
	| "text";
type FileType = { type: string; kind: FileKind; sign: Sign };

const of = (type: string, kind: FileKind, sign: Sign): FileType => ({ type, kind, sign });
const office = "application/vnd.openxmlformats-officedocument";
const open = "application/vnd.oasis.opendocument";

/** What may be uploaded: by its extension, and only where its bytes begin as that type's do. */
export const fileTypes: Record<string, FileType> = {
	png: of("image/png", "image", "png"),
	jpg: of("image/jpeg", "image", "jpeg"),
	jpeg: of("image/jpeg", "image", "jpeg"),
	gif: of("image/gif", "image", "gif"),
	webp: of("image/webp", "image", "webp"),
	heic: of("image/heic", "image", "heif"),
	avif: of("image/avif", "image", "heif"),
	tif: of("image/tiff", "image", "tiff"),
	tiff: of("image/tiff", "image", "tiff"),
	bmp: of("image/bmp", "image", "bmp"),
	pdf: of("application/pdf", "pdf", "pdf"),
	mp4: of("video/mp4", "video", "mp4"),
	m4v: of("video/mp4", "video", "mp4"),
	mov: of("video/quicktime", "video", "mp4"),
	webm: of("video/webm", "video", "ebml"),
	mkv: of("video/x-matroska", "video", "ebml"),
	ogv: of("video/ogg", "video", "ogg"),
	mp3: of("audio/mpeg", "audio", "mp3"),
	m4a: of("audio/mp4", "audio", "mp4"),
	ogg: of("audio/ogg", "audio", "ogg"),
	oga: of("audio/ogg", "audio", "ogg"),
	opus: of("audio/ogg", "audio", "ogg"),
	wav: of("audio/wav", "audio", "wav"),
	flac: of("audio/flac", "audio", "flac"),
	docx: of(`${office}.wordprocessingml.document`, "document", "zip"),
	xlsx: of(`${office}.spreadsheetml.sheet`, "sheet", "zip"),
	pptx: of(`${office}.presentationml.presentation`, "slides", "zip"),
	odt: of(`${open}.text`, "document", "zip"),
	ods: of(`${open}.spreadsheet`, "sheet", "zip"),
	odp: of(`${open}.presentation`, "slides", "zip"),
	epub: of("application/epub+zip", "document", "zip"),
	doc: of("application/msword", "document", "ole"),
	xls: of("application/vnd.ms-excel", "sheet", "ole"),
	ppt: of("application/vnd.ms-powerpoint", "slides", "ole"),
	msg: of("application/vnd.ms-outlook", "other", "ole"),
	rtf: of("application/rtf", "document", "rtf"),
	txt: of("text/plain", "text", "text"),
	md: of("text/markdown", "text", "text"),
	csv: of("text/csv", "sheet", "text"),
	tsv: of("text/tab-separated-values", "sheet", "text"),
	vtt: of("text/vtt", "text", "text"),
	srt: of("application/x-subrip", "text", "text"),
	ics: of("text/calendar", "text", "text"),
	vcf: of("text/vcard", "text", "text"),
	json: of("application/json", "text", "text"),
	eml: of("message/rfc822", "text", "text"),
	zip: of("application/zip", "archive", "zip"),
	"7z": of("application/x-7z-compressed", "archive", "7z"),
};

/** Types that a browser shows by itself; everything else it saves. */
export const shownInline: readonly string[] = [
	"image/png",
	"image/jpeg",
	"image/webp",
	"image/gif",
	"video/mp4",
	"audio/mpeg",
];

/** Shown by the portal's own reader: a browser's runs the scripts that a PDF may hold, whatever a header says. */
export const PDF = "application/pdf";
