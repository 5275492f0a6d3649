import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Fields, readBody, readQuery } from "./body.server";
import { pathInCalls, toCamel, toCodeNames, toSnake } from "./call-names";
import { type Handler, parseInput } from "./handler.server";
import { readIncoming } from "./incoming.server";
import { needId, notFound, Problem } from "./problems";

/**
 * What a call was sent in query, body and path, by the names that the code has for it (`tenantId` for `tenant_id`), and
 * by the caller's own. With `fileMax` a form's file is not read here but handed on as it comes
 * (`upload`), and so is the body of a PUT (`body`); `isPublic`: who sends it needs no login.
 */
export async function readCall(
	{ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs,
	fileMax?: number,
	isPublic = false,
) {
	const sent: Fields = {
		...readQuery(new URL(request.url)),
		...(request.method === "GET" ? {} : await bodyOf(request, isPublic ? null : context.env, fileMax)),
		// An optional part of the path that is left out says nothing.
		...Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
	};
	const input = Object.fromEntries(Object.entries(sent).map(([key, value]) => [toCamel(key), value]));
	return { input, sent };
}

/** The same for the handler that was meant, with the code's names also in what stands inside of its fields. */
export function inputFor({ input, sent }: Awaited<ReturnType<typeof readCall>>, { schema }: Handler<never>) {
	const nameOf = (field: string) => {
		const path = pathInCalls(schema, field);
		const top = topOf(field);
		return Object.hasOwn(sent, top) ? top + path.slice(topOf(path).length) : nameInCalls(path);
	};
	return { input: toCodeNames(schema, input) as Fields, nameOf };
}

/**
 * The checked input of a call; throws `needId` where it does not say what it is about: `id`, and of what is read or removed
 * also the id of what that belongs to. An id that no row can have is answered as one that no row has.
 */
export function parseCall({ schema }: Handler<never>, input: Fields, method: string): unknown {
	try {
		return parseInput(schema, input);
	} catch (error) {
		const fields = error instanceof Problem ? Object.keys(error.details.fields ?? {}) : [];
		const ids = fields.filter((field) => isNeededId(field, method));
		if (ids.some((field) => (input[field] ?? "") === "")) throw needId();
		if (ids.some((field) => ["string", "number"].includes(typeof input[field]))) throw notFound();
		throw error;
	}
}

const isNeededId = (field: string, method: string) =>
	field === "id" || (["GET", "HEAD", "DELETE"].includes(method) && /^guid$|(Id|Guid)$/.test(field));

/** Whether the call does not say what it is about. */
export function lacksId(handler: Handler<never>, input: Fields, method: string): boolean {
	try {
		parseCall(handler, input, method);
		return false;
	} catch (error) {
		return error instanceof Problem && error.kind === "needId";
	}
}

/** Whether a call's body goes through it without being read first. */
export const isStreamed = ({ method, headers }: Request): boolean =>
	method === "PUT" || (headers.get("content-type") ?? "").toLowerCase().startsWith("multipart/form-data");

async function bodyOf(request: Request, env: Env | null, fileMax?: number): Promise<Fields> {
	if (fileMax === undefined || !isStreamed(request)) return readBody(request);
	if (request.method !== "PUT") return readIncoming(request, env, fileMax);
	const length = request.headers.get("content-length");
	const partHash = request.headers.get("x-content-sha256") ?? undefined;
	return { body: request.body, partHash, bodyLength: length === null ? undefined : Number(length) };
}

/** A field as the calls' description names it: `tenant_id`; what stands inside of it keeps its name. */
export function nameInCalls(field: string): string {
	const top = topOf(field);
	if (!/^[a-z][a-zA-Z0-9]*$/.test(top)) return field;
	return toSnake(top) + field.slice(top.length);
}

/** `grants.0.module_access` is about `grants`. */
const topOf = (field: string) => field.split(".")[0] ?? field;
