import { BODY_MAX_BYTES, BODY_MAX_DEPTH } from "./limits";
import { malformed, Problem } from "./problems";

export type Fields = Record<string, unknown>;

/** The body of a call: JSON or a form. Malformed → 400, of another kind → 415, too large → 413; nothing is half-read. */
export async function readBody(request: Request): Promise<Fields> {
	const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
	if (type === "application/json") return parseJson(new TextDecoder().decode(await readBytes(request)));
	if (type === "application/x-www-form-urlencoded" || type === "multipart/form-data") return readForm(request);
	if (!type && (await readBytes(request)).byteLength === 0) return {};
	throw new Problem("wrongKind");
}

/** A form's fields; a name that comes more than once, or ends in `[]`, is a list. Malformed → 400, too large → 413. */
export async function readForm(request: Request, bodyMax?: number): Promise<Fields> {
	const bytes = await readBytes(request, bodyMax);
	const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
	let form: FormData;
	try {
		form = await new Response(bytes, { headers }).formData();
	} catch {
		throw malformed();
	}
	const fields: Fields = {};
	for (const sent of new Set(form.keys())) {
		const isList = sent.endsWith("[]");
		const name = isList ? sent.slice(0, -2) : sent;
		if (isUnsafeKey(name)) throw malformed();
		const values = form.getAll(sent);
		fields[name] = isList || values.length > 1 ? values : values[0];
	}
	return fields;
}

/** A query's parameters, read as a form's are. */
export function readQuery(url: URL): Fields {
	const fields: Fields = {};
	for (const sent of new Set(url.searchParams.keys())) {
		const isList = sent.endsWith("[]");
		const name = isList ? sent.slice(0, -2) : sent;
		if (isUnsafeKey(name)) throw malformed();
		const values = url.searchParams.getAll(sent);
		fields[name] = isList || values.length > 1 ? values : values[0];
	}
	return fields;
}

/** The whole body. It is counted while it comes, as a length that was promised may be wrong or missing. */
export async function readBytes(
	request: Pick<Request, "headers" | "body">,
	bodyMax = BODY_MAX_BYTES,
): Promise<ArrayBuffer> {
	if (Number(request.headers.get("content-length") ?? 0) > bodyMax) throw new Problem("tooLarge");
	const reader = request.body?.getReader();
	if (!reader) return new ArrayBuffer(0);
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		size += part.value.byteLength;
		if (size > bodyMax) {
			await reader.cancel();
			throw new Problem("tooLarge");
		}
		chunks.push(part.value);
	}
	return new Blob(chunks as BlobPart[]).arrayBuffer();
}

function parseJson(text: string): Fields {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw malformed();
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
	assertSafe(value, 1);
	return value as Fields;
}

/** Refuses what is deeper than any call needs, and keys that reach into an object's prototype. */
function assertSafe(value: unknown, depth: number): void {
	if (typeof value !== "object" || value === null) return;
	if (depth > BODY_MAX_DEPTH) throw malformed();
	for (const [key, inner] of Object.entries(value)) {
		if (isUnsafeKey(key)) throw malformed();
		assertSafe(inner, depth + 1);
	}
}

const isUnsafeKey = (key: string) => key === "__proto__" || key === "constructor" || key === "prototype";
