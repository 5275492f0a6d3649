import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Fields, readBody, readQuery } from "./body.server";
import { readIncoming } from "./incoming.server";

/**
 * What a call was sent in query, body and path, by the names that the code has for it (`tenantId` for `tenant_id`);
 * `nameOf` says how the caller names a field. With `fileMax` a form's file is not read here but handed on as it comes
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
	return { input, nameOf: (field: string) => (Object.hasOwn(sent, topOf(field)) ? field : nameInCalls(field)) };
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
	return top.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + field.slice(top.length);
}

/** A field that names whose it is, `news.tenant_id`, is `newsTenantId`. */
const toCamel = (key: string) => key.replace(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `grants.0.module_access` is about `grants`. */
const topOf = (field: string) => field.split(".")[0] ?? field;
