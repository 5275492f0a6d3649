import type { Bag } from "#app/platform/bag.server";
import { mediaOf } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import { pictureTypes } from "./kind-of-bytes";
import type { StoredFile } from "./pictures.server";

/** A picture that anybody may read is looked at again after five minutes, so that one that was taken back is gone soon. */
const OPEN = "public, max-age=300";
const CLOSED = "private, no-cache";

/**
 * The bytes of a file: whole, the part that `Range` asks for (206, or 416), or 304 where the browser has it. A browser
 * runs nothing in it, shows only pictures by itself, and saves everything else.
 */
export async function serveFile(bag: Bag, file: StoredFile, request: Request, small = false): Promise<Response> {
	const media = mediaOf(bag, file.tenantId);
	const key = small ? (file.thumbnailKey ?? file.key) : file.key;
	const isPicture = (pictureTypes as readonly string[]).includes(file.type);
	const headers = new Headers({
		"Accept-Ranges": "bytes",
		"Cache-Control": file.isPublic ? OPEN : CLOSED,
		"Content-Disposition": `${isPicture ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"Cross-Origin-Resource-Policy": file.isPublic ? "cross-origin" : "same-origin",
		"X-Content-Type-Options": "nosniff",
		...(!file.isPublic && { Vary: "Cookie, Authorization" }),
	});
	const range = small ? null : rangeOf(request, file.size);
	if (range === "outside") {
		headers.set("Content-Range", `bytes */${file.size}`);
		return new Response(null, { status: 416, headers });
	}
	const found = await media.read(key, request.headers);
	if (!found) throw notFound();
	headers.set("ETag", found.httpEtag);
	headers.set("Content-Type", isPicture ? (found.httpMetadata?.contentType ?? file.type) : "application/octet-stream");
	if (!("body" in found)) return new Response(null, { status: 304, headers });
	const ifRange = request.headers.get("If-Range");
	if (!range || (ifRange && ifRange !== found.httpEtag)) {
		headers.set("Content-Length", String(found.size));
		return new Response(found.body as BodyInit, { headers });
	}
	await found.body.cancel();
	const part = await media.readPart(key, new Headers({ Range: `bytes=${range.from}-${range.to}` }));
	if (!part) throw notFound();
	headers.set("Content-Range", `bytes ${range.from}-${range.to}/${file.size}`);
	headers.set("Content-Length", String(range.to - range.from + 1));
	return new Response(part.body as BodyInit, { status: 206, headers });
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
