import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BODY_MAX_BYTES, BODY_MAX_DEPTH } from "#app/platform/limits";
import { factories } from "../support/factories";
import { type ManyRequest, type Portal, startPortal } from "../support/portal";
import { runs } from "../support/runs";
import { signInAs } from "../support/sign-in";

const RANDOM_BODIES = runs({ usual: 120, full: 500 });
/** A call that takes a body and, where nothing is wrong with it, answers that it needs an id. */
const CALL = "/api/notifications?seen=1";
const SOUND = 404;

let portal: Portal;
let token: string;
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	await make.member(await make.tenant(), "ADMIN", { email: "super@example.test", isSuperadmin: true });
	token = (await signInAs(portal, "super@example.test")).token;
});
afterAll(() => portal.dispose());

async function post(body: BodyInit | undefined, type: string | null, more: Record<string, string> = {}) {
	const headers = { Authorization: token, ...(type !== null && { "Content-Type": type }), ...more };
	const isStream = body instanceof ReadableStream;
	const answer = await portal.fetch(CALL, {
		method: "POST",
		body,
		headers,
		...(isStream && { duplex: "half" }),
	} as RequestInit);
	const text = await answer.text();
	if (answer.status >= 400)
		expect(JSON.parse(text)).toMatchObject({ status: answer.status, request_id: expect.any(String) });
	return answer.status;
}
const json = (value: unknown) => post(typeof value === "string" ? value : JSON.stringify(value), "application/json");
const chunked = (text: string) => new Blob([text]).stream() as ReadableStream;
const sized = (bytes: number) => {
	const frame = JSON.stringify({ pad: "" }).length;
	return JSON.stringify({ pad: "x".repeat(bytes - frame) });
};
const nested = (depth: number, leaf: unknown = 1): unknown =>
	depth <= 1 ? { a: leaf } : { a: nested(depth - 1, leaf) };

test.each([
	[BODY_MAX_BYTES - 1, SOUND],
	[BODY_MAX_BYTES, SOUND],
	[BODY_MAX_BYTES + 1, 413],
])("a body of %i bytes is answered %i, with its length or without", async (bytes, status) => {
	const body = sized(bytes);
	expect(new Blob([body]).size).toBe(bytes);
	expect(await json(body)).toBe(status);
	expect(await post(chunked(body), "application/json")).toBe(status);
	expect(await post(chunked(body), "application/json", { "Idempotency-Key": String(bytes) })).toBe(status);
});

/** A body that says `text` and never comes to its end until `end` is called: only who refuses it early can answer. */
function unfinished(text: string) {
	let end = () => {};
	const body = new ReadableStream({
		start: (controller) => {
			controller.enqueue(new TextEncoder().encode(text));
			end = () => controller.close();
		},
	});
	return { body, end };
}

test.each([
	["application/x-www-form-urlencoded", BODY_MAX_BYTES + 1, 413],
	["multipart/form-data; boundary=b", BODY_MAX_BYTES + 1, 413],
	["text/plain", 1, 415],
])("%s in chunks is refused at byte %i, before its end has come", async (type, bytes, status) => {
	const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
	const { body, end } = unfinished(part.padEnd(bytes, "x").slice(0, bytes));
	expect(await post(body, type).finally(end)).toBe(status);
});

test.each([
	["as deep as allowed", nested(BODY_MAX_DEPTH), SOUND],
	["one deeper", nested(BODY_MAX_DEPTH + 1), 400],
	["one deeper in a list", nested(BODY_MAX_DEPTH, [1]), 400],
	["half a million deep", "[".repeat(400_000) + "]".repeat(400_000), 400],
	["with __proto__", '{"__proto__":{"isSuperadmin":true}}', 400],
	["with __proto__ inside", '{"a":[{"b":{"__proto__":1}}]}', 400],
	["with constructor", '{"constructor":{"prototype":{"x":1}}}', 400],
	["cut off", '{"id":', 400],
	["with a comma too much", '{"id":1,}', 400],
	["of nothing", "", 400],
	["a list", "[]", 400],
	["a text", '"id"', 400],
	["null", "null", 400],
	["a number", "1", 400],
	["NaN", '{"seen":NaN}', 400],
	["with a lone surrogate", '{"id":"\\ud800"}', SOUND],
	["with zeros", '{"id":"\\u0000"}', SOUND],
	["a thing for an id", '{"id":{"toString":1}}', 422],
	["a thing for a tenant", '{"tenant_id":{"toString":1,"valueOf":2}}', SOUND],
	["a list for a person", '{"user_id":["x"]}', 422],
	["an empty thing", "{}", SOUND],
])("JSON %s", async (_, body, status) => {
	expect(await json(body)).toBe(status);
});

test("bytes that are no UTF-8 are no failure of ours", async () => {
	expect(await post(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), "application/json")).toBe(400);
	expect(await post(new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), "application/json")).toBe(SOUND);
});

test.each([
	["text/plain", '{"id":1}', 415],
	["application/xml", "<id/>", 415],
	["application/octet-stream", "x", 415],
	[null, new Uint8Array([1, 2]), 415],
	["application/json-seq", "{}", 415],
	["APPLICATION/JSON; charset=utf-8", "{}", SOUND],
	["application/x-www-form-urlencoded", "a=1&b[]=2", SOUND],
	["application/x-www-form-urlencoded", "__proto__=1", 400],
	["application/x-www-form-urlencoded", "__proto__[]=1", 400],
	["application/x-www-form-urlencoded", "constructor[]=1&constructor[]=2", 400],
	["multipart/form-data", "no boundary", 400],
	["multipart/form-data; boundary=b", "nothing of the kind", 400],
])("a body of the kind %s: %s", async (type, body, status) => {
	expect(await post(body as BodyInit, type)).toBe(status);
});

test("no body at all is an empty one, also where its length is not said", async () => {
	expect(await post(undefined, null)).toBe(SOUND);
	expect(await post(chunked(""), null)).toBe(SOUND);
});

describe("whatever is sent to any call that takes a body", () => {
	type Described = {
		properties?: Record<string, unknown>;
		anyOf?: Described[];
		oneOf?: Described[];
		allOf?: Described[];
	};
	type Told = { name: string; schema: { description?: string } };
	const fieldsOf = (schema: Described | undefined): string[] => [
		...Object.keys(schema?.properties ?? {}),
		...[...(schema?.anyOf ?? []), ...(schema?.oneOf ?? []), ...(schema?.allOf ?? [])].flatMap(fieldsOf),
	];

	test("says of the list of a form's replies what it is filtered and sorted by", async () => {
		const described = await (await portal.fetch("/api/openapi.json")).json();
		const { paths } = described as { paths: Record<string, Record<string, { parameters: Told[] }>> };
		const parameters = paths["/api/form_builder/forms/replies"]?.get?.parameters ?? [];
		const names = parameters.map(({ name }) => name);
		for (const name of ["id", "q", "sort", "f", "match", "limit", "cursor"]) expect(names).toContain(name);
		const told = (name: string) => parameters.find((one) => one.name === name)?.schema.description;
		expect(told("sort")).toContain("sent");
		for (const column of ["status (any, not, empty, filled)", "a-<question>", "about"])
			expect(told("f")).toContain(column);
	});

	test("is never answered with a failure of ours", async () => {
		const described = (await (await portal.fetch("/api/openapi.json")).json()) as {
			paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Described }> } }>>;
		};
		const calls = Object.entries(described.paths).filter(([, methods]) => methods.post);
		expect(calls.length).toBeGreaterThan(3);
		const failures: unknown[] = [];
		for (const [path, { post: described }] of calls) {
			const content = Object.values(described?.requestBody?.content ?? {})[0];
			const fields = [...new Set([...fieldsOf(content?.schema), "id", "tenant_id", "mode"])];
			// Each call with a session of its own: one of them ends it.
			const caller = (await signInAs(portal, "super@example.test")).token;
			const requests = fc.sample(bodies(fields), { numRuns: RANDOM_BODIES, seed: 20_261_121 }).map(
				(body): ManyRequest => ({
					path: path.replace(/\{\w+\}/g, "x"),
					method: "POST",
					headers: { Authorization: caller, "Content-Type": "application/json" },
					body,
				}),
			);
			const { answers } = await portal.askMany(requests);
			for (const [index, { status, body: text }] of answers.entries())
				if (status >= 500) failures.push({ path, status, body: requests[index]?.body, text });
		}
		expect(failures.slice(0, 5)).toEqual([]);
	}, 240_000);
});

/** Bodies with the call's own fields, holding anything; some are no JSON at all. */
function bodies(fields: string[]) {
	const odd = fc.constantFrom<unknown>(
		"",
		" ",
		"0",
		"-1",
		"null",
		"' or 1=1 --",
		"\u0000",
		"\ud800",
		"x".repeat(5000),
		"2026-02-30",
		-1,
		1e308,
		0.1,
		[],
		{},
		null,
		true,
		[null],
		{ toString: 1 },
		{ $ne: 1 },
		crypto.randomUUID(),
	);
	const value = fc.oneof(
		{ weight: 3, arbitrary: odd },
		{ weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
		{ weight: 1, arbitrary: fc.string({ unit: "binary" }) },
	);
	const record = fc
		.dictionary(fc.constantFrom(...fields), value, { maxKeys: fields.length })
		.map((body) => JSON.stringify(body));
	return fc.oneof(
		{ weight: 8, arbitrary: record },
		{ weight: 1, arbitrary: fc.json() },
		{ weight: 1, arbitrary: fc.string() },
	);
}
