import type { Fields } from "./body.server";
import { MultipartBody } from "./multipart.server";
import { malformed, notLoggedIn, Problem } from "./problems";
import { readToken } from "./session.server";

/** Of a file that comes in a form so much is held in memory at once: what R2 takes as a part at least. */
export const CHUNK_BYTES = 5 * 1024 * 1024;
/** What a form may hold beside its file. */
const FIELD_MAX = 16_384;
const FIELDS_MAX = 40;
const PICTURE_MAX = 300_000;

/** A file that is on its way: its beginning is here, the rest comes as it is asked for. */
export type IncomingFile = {
	name: string;
	/** The first bytes, all of them where `isWhole`. */
	first: Uint8Array;
	isWhole: boolean;
	/** The next bytes, `CHUNK_BYTES` but for the last; null at the end. Throws `tooLarge` at the limit. */
	next: () => Promise<Uint8Array | null>;
	/** The form's fields behind the file, once all of it was read. */
	later: () => Promise<Fields>;
	/** Bytes that the whole request says it has; null where it does not say. */
	promised: number | null;
	cancel: () => Promise<void>;
};

/**
 * The fields of a form up to its file (all of them where the file is small), with the file as `upload`. Where a
 * login is needed (`env`), whoever has none is told so before anything is read.
 */
export async function readIncoming(request: Request, env: Env | null, most: number): Promise<Fields> {
	if (env && !readToken(request, env)) throw notLoggedIn();
	const length = request.headers.get("content-length");
	if (Number(length ?? 0) > most) throw new Problem("tooLarge");
	const body = new MultipartBody(request, most);
	const fields: Fields = {};
	for (let part = await body.next(); part !== null; part = await body.next()) {
		if (part.fileName === null || part.name.toLowerCase() !== "file") {
			await readField(body, part, fields);
			continue;
		}
		const { bytes, isLast } = await body.take(CHUNK_BYTES);
		let isEnd = isLast;
		const later = async () => {
			const rest: Fields = {};
			for (let next = await body.next(); next !== null; next = await body.next()) await readField(body, next, rest);
			return rest;
		};
		const upload: IncomingFile = {
			...{ name: part.fileName, first: bytes, isWhole: isLast, promised: length === null ? null : Number(length) },
			next: async () => {
				if (isEnd) return null;
				const chunk = await body.take(CHUNK_BYTES);
				isEnd = chunk.isLast;
				return chunk.bytes.length === 0 ? null : chunk.bytes;
			},
			later,
			cancel: () => body.cancel(),
		};
		if (isLast) Object.assign(fields, await later());
		return { ...fields, upload };
	}
	return fields;
}

type Part = NonNullable<Awaited<ReturnType<MultipartBody["next"]>>>;

async function readField(body: MultipartBody, { name, fileName, type }: Part, fields: Fields): Promise<void> {
	if (/^(__proto__|constructor|prototype)$/.test(name) || Object.keys(fields).length > FIELDS_MAX) throw malformed();
	if (fileName === null) fields[name] = new TextDecoder().decode(await body.whole(FIELD_MAX));
	else fields[name] = new File([(await body.whole(PICTURE_MAX)) as BlobPart], fileName, { type });
}
