import { mediaOf } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import type { Tools } from "#app/platform/request-context.server";
import { pictureTypes } from "./kind-of-bytes";
import { disposition } from "./library/disposition";
import { shownInline } from "./library/file-types";
import { findLocation, mayHoldLocation, patched } from "./location/find-location";
import { middleKeyOf } from "./middle";
import type { StoredFile } from "./pictures.server";

/** A picture that anybody may read is looked at again after five minutes, so that one that was taken back is gone soon. */
const OPEN = "public, max-age=300";
const CLOSED = "private, no-cache";

/** In a sandbox nothing of a file runs. */
const SANDBOX = "default-src 'none'; sandbox";

export type Serving = {
	small?: boolean;
	/** The middle edition, or all of it where it has none. */
	middle?: boolean;
	isDownload?: boolean;
	/** Never in parts: each request is the file once. */
	isWhole?: boolean;
	/** A picture does not say where it was taken. */
	hidesLocation?: boolean;
};
type Served = Pick<StoredFile, "tenantId" | "key" | "thumbnailKey" | "name" | "type" | "size" | "isPublic">;

/**
 * The bytes of a file: whole, the part that `Range` asks for (206, or 416), or 304 where the browser has it. A browser
 * runs nothing in it, shows by itself only what cannot hold a script, and saves everything else.
 */
export async function serveFile(
	context: Tools,
	file: Served,
	request: Request,
	serving: Serving = {},
): Promise<Response> {
	const { small = false, middle = false, isDownload = false, isWhole = false, hidesLocation = false } = serving;
	const isPicture = (pictureTypes as readonly string[]).includes(file.type);
	const key = small ? (file.thumbnailKey ?? (isPicture ? file.key : null)) : file.key;
	if (key === null) throw notFound();
	const isInline = small || (shownInline.includes(file.type) && !isDownload);
	const headers = new Headers({
		"Accept-Ranges": isWhole ? "none" : "bytes",
		"Cache-Control": file.isPublic ? OPEN : CLOSED,
		"Content-Disposition": disposition(isInline, file.name),
		"Content-Security-Policy": SANDBOX,
		"Cross-Origin-Resource-Policy": file.isPublic ? "cross-origin" : "same-origin",
		"X-Content-Type-Options": "nosniff",
		Vary: file.isPublic ? "Sec-Fetch-Dest" : "Cookie, Authorization, Sec-Fetch-Dest",
	});
	const media = mediaOf(context, file.tenantId);
	const beside = middle && file.thumbnailKey ? middleKeyOf(file.thumbnailKey) : key;
	const keyRead = beside === key || (await media.sizeOf(beside)) !== null ? beside : key;
	const isEdition = small || keyRead !== key;
	const range = isEdition || isWhole ? null : rangeOf(request, file.size);
	if (range === "outside") {
		headers.set("Content-Range", `bytes */${file.size}`);
		return new Response(null, { status: 416, headers });
	}
	const found = await media.readAs(keyRead, request.headers, range);
	if (!found) throw notFound();
	headers.set("ETag", found.httpEtag);
	headers.set("Last-Modified", found.uploaded.toUTCString());
	headers.set("Content-Type", isEdition ? thumbnailType(found.httpMetadata?.contentType) : typeOf(file.type));
	if (!("body" in found)) return new Response(null, { status: 304, headers });
	const ifRange = request.headers.get("If-Range");
	if (!range || (ifRange && ifRange !== found.httpEtag)) {
		const whole = range ? await wholeInstead(found) : found;
		headers.set("Content-Length", String(whole.size));
		return new Response(await shown(whole, 0), { headers });
	}
	headers.set("Content-Range", `bytes ${range.from}-${range.to}/${file.size}`);
	headers.set("Content-Length", String(range.to - range.from + 1));
	return new Response(await shown(found, range.from), { status: 206, headers });

	/** The stored bytes as they are sent: untouched by this Worker, save those of a picture that says where it was taken. */
	async function shown({ body, size }: R2ObjectBody, from: number): Promise<BodyInit> {
		const type = isEdition ? (headers.get("Content-Type") ?? "") : file.type;
		if (!hidesLocation || !mayHoldLocation(type)) return body as BodyInit;
		const patches = await findLocation(type, size, (at, length) => media.readStart(keyRead, length, at));
		if (patches.length === 0) return body as BodyInit;
		const fixed = new FixedLengthStream(Number(headers.get("Content-Length")));
		return patched(body as ReadableStream<Uint8Array>, from, patches).pipeThrough(fixed) as BodyInit;
	}

	/** The browser has parts of an earlier version: it gets all of this one. */
	async function wholeInstead(part: R2ObjectBody): Promise<R2ObjectBody> {
		await part.body.cancel();
		const whole = await media.readAs(key as string, new Headers(), null);
		if (!whole || !("body" in whole)) throw notFound();
		return whole;
	}
}

/** What a browser shows by itself it needs to know the type of; the others it only saves, or plays where a page asks it to. */
const typeOf = (type: string) =>
	/^(text\/|application\/(json|xml))/.test(type) ? `${plainOf(type)}; charset=utf-8` : type;
/** Text is text to a browser, whatever language it is written in. */
const plainOf = (type: string) => (/^text\/(plain|markdown|csv|vtt)$/.test(type) ? type : "text/plain");
const thumbnailType = (type = "") =>
	(pictureTypes as readonly string[]).includes(type) ? type : "application/octet-stream";

/** Whether a request is answered with the file's first byte: of one that comes in parts, it is the part that counts. */
export function servesStart(request: Request, { size }: Pick<Served, "size">): boolean {
	const range = rangeOf(request, size);
	return range === null || (range !== "outside" && range.from === 0);
}

/** The one part that is asked for; null for the whole, also where several parts are asked for. */
function rangeOf(request: Request, size: number): { from: number; to: number } | "outside" | null {
	const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("Range") ?? "");
	if (!asked || (asked[1] === "" && asked[2] === "")) return null;
	const [, first, last] = asked;
	const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
	const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
	return from >= size || from > to || (first === "" && Number(last) === 0) ? "outside" : { from, to };
}
