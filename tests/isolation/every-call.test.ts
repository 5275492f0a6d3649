import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newGuid } from "#app/platform/ids";
import norwegian from "../../locales/nb/errors.json";
import { builtRoutes } from "../support/built-routes";
import { type ManyAnswer, type ManyRequest, type Portal, startPortal } from "../support/portal";
import { valuesOf } from "./cells";
import { mayEndSession, type Operation, operationsOf, takesAddress } from "./inventory";
import { type Caller, openSetting, type Setting } from "./principals";
import { recipeFor } from "./recipes";
import { unhurried } from "./recipes/recipe";
import { requestFor, type Sent, type Values } from "./requests";
import { literal } from "./statements";
import { forgettingInvitations, keep, renewingSession, Writes } from "./watch";
import { allTables } from "./world";

// What is promised of every call, held against every operation of the build: a new one is in it by itself.

let portal: Portal;
let setting: Setting;
let operations: Operation[];
/** Those that are there from the beginning. */
let tenants: string[];
let setRight: Awaited<ReturnType<typeof keep>>;
/** What `requests` have written and nobody has taken back yet. */
const touched = new Writes();
/** Answers of a call that was taken, by the operation's name. */
const taken = new Map<string, ManyAnswer>();
const only = new RegExp(process.env.ISOLATION_ONLY ?? "");

beforeAll(async () => {
	portal = await startPortal();
	setting = await openSetting(portal);
	await portal.db.exec("drop trigger audit_events_never_go");
	await portal.db.exec("update users set language = 'nb'");
	const { results } = await portal.db.prepare("select id from tenants").all<{ id: string }>();
	tenants = results.map(({ id }) => id);
	const kept = allTables.filter((table) => !["claims", "cron_runs"].includes(getTableName(table)));
	setRight = await keep(portal, kept, setting.foreign);
	operations = operationsOf(await builtRoutes()).filter(
		({ kind, name, route }) => kind === "call" && route.path.startsWith("/api/") && only.test(name),
	);
	for (const operation of operations) taken.set(operation.name, await alone(operation, sentOf(operation)));
}, 300_000);
afterAll(() => portal.dispose());

/** Who may do it: an administrator of a tenant, or where that is not enough the provider. */
function callerOf({ access }: Operation): Caller {
	const role = access === "super" ? "SUPERADMIN" : "ADMIN";
	return setting.callers.find((one) => one.role === role) as Caller;
}

const baseOf = (operation: Operation): Values => valuesOf(operation, callerOf(operation), setting).base;
const sentOf = (operation: Operation, values: Values = baseOf(operation)): Sent =>
	requestFor(operation, values, "json", false);
const isTaken = (operation: Operation) => (taken.get(operation.name)?.status ?? 500) < 300;
/** A body of JSON is what it takes. */
const takesJson = ({ method }: Operation) => method === "POST" || method === "PATCH" || method === "DELETE";
const fields = ({ shape }: Operation) => Object.keys(shape.properties ?? {});
const parsed = ({ body }: ManyAnswer) => JSON.parse(body || "null");

type Changes = {
	headers?: Record<string, string>;
	body?: string;
	method?: string;
	path?: string;
	isStranger?: boolean;
};

function requestOf(operation: Operation, { path, init }: Sent, changes: Changes = {}): ManyRequest {
	const caller = callerOf(operation);
	const headers: Record<string, string> = { ...init.headers, Origin: portal.origin, ...changes.headers };
	if (!changes.isStranger) headers.Cookie = caller.cookie;
	const before = [
		...(recipeFor(operation, { setting, caller })?.before ?? []),
		...(caller.session && mayEndSession(operation) ? renewingSession(caller.session) : []),
		...(takesAddress(operation) ? forgettingInvitations(setting.own) : []),
		unhurried,
		`delete from tenants where id not in (${tenants.map(literal).join(", ")})`,
	].join("\n");
	const { method = init.method, body = init.body } = changes;
	return { path: changes.path ?? path, method, headers, body: method === "GET" ? undefined : body, before };
}

async function ask(requests: ManyRequest[]): Promise<ManyAnswer[]> {
	const { answers, ...written } = await portal.askMany(requests, { atOnce: 1 });
	touched.add(written);
	return answers;
}

/** One request, or several in a row, from the state at the beginning, to which all is set back. */
async function inARow(requests: ManyRequest[]): Promise<ManyAnswer[]> {
	const answers = await ask(requests);
	if (touched.size > 0) await setRight(touched);
	touched.clear();
	return answers;
}
async function alone(operation: Operation, sent: Sent, changes?: Changes): Promise<ManyAnswer> {
	// A file that another call has taken away is no row that is set right.
	if (operation.method === "GET") await portal.media.put(String(setting.own.rows.files?.[0]?.key), "CANARY-A-picture");
	return (await inARow([requestOf(operation, sent, changes)]))[0] as ManyAnswer;
}

/** Judges every operation that a rule is about; what is wrong is told of all of them at once. */
async function hold(
	isAbout: (operation: Operation) => boolean,
	judge: (operation: Operation) => Promise<string | undefined | false>,
): Promise<void> {
	const wrong: string[] = [];
	const about = operations.filter(isAbout);
	for (const operation of about) {
		const found = await judge(operation);
		if (found) wrong.push(`${operation.name}: ${found}`);
	}
	expect(about.length, "the rule is about nothing").toBeGreaterThan(only.source === "(?:)" ? 1 : -1);
	expect(wrong).toEqual([]);
}

/** What is wrong with a refusal: its status, its shape or its language. */
function unlike({ status, headers, body }: ManyAnswer, due: number, title?: string): string | undefined {
	if (status !== due) return `gives ${status} where ${due} is due: ${body.slice(0, 200)}`;
	const type = headers.find(([name]) => name === "content-type")?.[1];
	if (type !== "application/problem+json") return `answers ${type}`;
	const problem = JSON.parse(body);
	const lacks = ["type", "title", "status", "detail", "request_id"].filter((part) => !problem[part]);
	if (lacks.length > 0) return `has no ${lacks.join(", ")}`;
	if (problem.status !== due) return `says ${problem.status}`;
	return title !== undefined && problem.title !== title ? `is titled ${problem.title}` : undefined;
}

describe("every call", { timeout: 600_000 }, () => {
	test("asks a stranger to log in, unless it is public", () =>
		hold(
			({ access }) => access !== "public",
			async (operation) => unlike(await alone(operation, sentOf(operation), { isStranger: true }), 401),
		));

	test("takes no malformed JSON", () =>
		hold(takesJson, async (operation) => {
			const headers = { "Content-Type": "application/json" };
			return unlike(await alone(operation, sentOf(operation), { headers, body: "{" }), 400);
		}));

	test("takes no mode that it does not have", () =>
		hold(
			({ choice, tell }) => choice !== undefined && !tell,
			async (operation) =>
				unlike(await alone({ ...operation, choice: "nosuch" }, sentOf({ ...operation, choice: "nosuch" })), 422),
		));

	test("says where an id is missing", () =>
		hold(
			({ shape, inPath }) => Boolean(shape.required?.includes("id")) && !inPath.includes("id"),
			async (operation) => {
				const { id: _, ...others } = baseOf(operation);
				if (operation.tell && operation.tell(others) !== operation.choice) return;
				return unlike(await alone(operation, sentOf(operation, others)), 404, "Need id");
			},
		));

	test("knows no id that is nobody's, whatever it looks like", () =>
		hold(
			(operation) => operation.method !== "PUT" && typeof baseOf(operation).id === "string",
			async (operation) => {
				for (const id of [newGuid(), "17"]) {
					const wrong = unlike(await alone(operation, sentOf(operation, { ...baseOf(operation), id })), 404);
					if (wrong) return `${id}: ${wrong}`;
				}
			},
		));

	test("leaves aside what it does not know, and a slash at the end", () =>
		hold(isTaken, async (operation) => {
			const { status } = taken.get(operation.name) as ManyAnswer;
			const more = { ...baseOf(operation), noSuchField: "words" };
			const odd = await alone(operation, sentOf(operation, more));
			if (odd.status !== status || odd.body.includes("such")) return `with an unknown field: ${odd.status}`;
			const sent = sentOf(operation);
			const slashed = await alone(operation, { ...sent, path: sent.path.replace(/(\?|$)/, "/$1") });
			return slashed.status !== status && `with a slash: ${slashed.status}`;
		}));

	test("answers HEAD where it answers GET", () =>
		hold(
			(operation) => operation.method === "GET" && isTaken(operation),
			async (operation) => {
				const { status, body } = await alone(operation, sentOf(operation), { method: "HEAD" });
				return (status !== taken.get(operation.name)?.status || body !== "") && `HEAD gives ${status}`;
			},
		));

	test("gives a list as a page of items", () =>
		hold(
			(operation) => operation.method === "GET" && isList(operation),
			async (operation) => {
				const { next } = parsed(taken.get(operation.name) as ManyAnswer);
				if (next !== null && typeof next !== "string") return `next is ${next}`;
				const known = fields(operation);
				const asking = (more: Values) => alone(operation, sentOf(operation, { ...baseOf(operation), ...more }));
				if (!known.includes("limit")) return;
				const one = parsed(await asking({ limit: 1 }));
				if (one.items.length > 1) return `limit=1 gives ${one.items.length}`;
				for (const [name, value] of [
					["limit", "x"],
					["limit", "201"],
					["cursor", "x"],
				] as const) {
					const wrong = unlike(await asking({ [name]: value }), 422);
					if (wrong) return `${name}=${value} ${wrong}`;
				}
				if (known.includes("sort")) {
					const wrong = unlike(await asking({ sort: "nosuch" }), 422);
					if (wrong) return `sort ${wrong}`;
				}
				if (!known.includes("q")) return;
				const { status } = await asking({ q: "nowhere to be found" });
				return status !== 200 && `q gives ${status}`;
			},
		));

	test("makes with 201, changes with 200, and says what it removed", () =>
		hold(
			(operation) => ["POST", "DELETE"].includes(operation.method) && isTaken(operation),
			async (operation) => {
				const answer = taken.get(operation.name) as ManyAnswer;
				const { id } = baseOf(operation);
				if (operation.method === "POST")
					return !(id === undefined ? [200, 201, 202] : [200, 201]).includes(answer.status) && `gives ${answer.status}`;
				if (answer.status !== 200) return `gives ${answer.status}`;
				return parsed(answer).deleted === undefined && `answers ${answer.body}`;
			},
		));

	test("refuses a change that rests on an older record, and answers with the one that there is", () =>
		hold(
			(operation) => fields(operation).includes("updatedAt") && isChange(operation),
			async (operation) => {
				const stale = { ...changeOf(operation), updatedAt: "2001-01-01T00:00:00.000Z" };
				const changed = await alone(operation, sentOf(operation, changeOf(operation)));
				if (changed.status !== 200) return `the change itself gives ${changed.status}: ${changed.body.slice(0, 200)}`;
				const refused = await alone(operation, sentOf(operation, stale));
				const wrong = unlike(refused, 409);
				if (wrong) return wrong;
				const [now, due] = [parsed(refused).current, parsed(changed)].map((one) =>
					Object.keys(one ?? {})
						.sort()
						.join(),
				);
				return now !== due && `current has ${now}, the record ${due}`;
			},
		));

	test("answers a repeated POST as the first", () =>
		hold(
			(operation) => operation.method === "POST" && operation.access !== "public" && isTaken(operation),
			async (operation) => {
				const headers = { "Idempotency-Key": newGuid() };
				const request = requestOf(operation, sentOf(operation), { headers });
				const [first, second] = await inARow([request, request]);
				const isReplay = second?.headers.some(([name]) => name === "idempotency-replayed");
				return (
					(first?.status !== second?.status || first?.body !== second?.body || !isReplay) &&
					`first ${first?.status}, then ${second?.status} ${second?.body.slice(0, 100)}`
				);
			},
		));

	test("names fields alike at every depth", () =>
		hold(isTaken, async (operation) => {
			const answer = taken.get(operation.name) as ManyAnswer;
			if (!isJson(answer) || operation.route.path === "/api/openapi.json") return;
			const odd = oddNames(parsed(answer));
			return odd.length > 0 && odd.join(", ");
		}));

	test("says what is wrong in the language of the profile", () =>
		hold(
			({ access, method, shape }) => access !== "public" && method === "POST" && (shape.required?.length ?? 0) > 0,
			async (operation) => {
				const answer = await alone(operation, sentOf(operation, { ...keptId(operation) }));
				if (answer.status !== 422) return;
				return unlike(answer, 422, norwegian.problem.invalid);
			},
		));
});

test("the description names every call with its fields", async () => {
	const text = await (await portal.fetch("/api/openapi.json")).text();
	// A form holds conditions inside conditions: written out for each call it was 75 million letters.
	expect(text.length).toBeLessThan(1_000_000);
	const { paths, components } = JSON.parse(text) as {
		paths: Record<string, Record<string, { parameters?: { name: string }[]; requestBody?: object }>>;
		components: { schemas: Record<string, object> };
	};
	const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
	const there = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
	expect([...new Set(referred)].sort()).toEqual(there.sort());
	const missing = operations.filter(
		({ route, method }) => !paths[route.path.replace(/:(\w+)\??/g, "{$1}")]?.[method.toLowerCase()],
	);
	expect(missing.map(({ name }) => name)).toEqual([]);
	const named = Object.values(paths).flatMap((methods) =>
		Object.values(methods).flatMap(({ parameters = [], requestBody }) => [
			...parameters.map(({ name }) => name),
			...propertiesIn(requestBody),
		]),
	);
	const inComponents = Object.values(components.schemas).flatMap(propertiesIn);
	const odd = [...named, ...inComponents].filter((name) => !/^[a-z][a-z0-9_.]*$/.test(name) && !apart.has(name));
	expect([...new Set(odd)]).toEqual([]);
});

const isJson = ({ headers }: ManyAnswer) =>
	/^application\/json/.test(headers.find(([name]) => name === "content-type")?.[1] ?? "");

function isList(operation: Operation): boolean {
	const answer = taken.get(operation.name) as ManyAnswer;
	return isTaken(operation) && isJson(answer) && Array.isArray(parsed(answer)?.items);
}
const keptId = (operation: Operation): Values => {
	const { id } = baseOf(operation);
	return id === undefined ? {} : { id };
};

/** A change of a record that there is: what was sent, about the row that it answered with. */
function isChange(operation: Operation): boolean {
	return operation.method === "POST" && isTaken(operation) && typeof baseOf(operation).id === "string";
}
const changeOf = (operation: Operation): Values => baseOf(operation);

/** Names that the specification writes otherwise, headers, and the file of a form. */
const apart = new Set(["roleObj", "tenantGuid", "lastModified", "Idempotency-Key", "X-Content-SHA256", "File"]);
/** What holds keys of somebody's own: a document of the editor, answers by question. */
const free = new Set(["body", "document", "answers", "score", "names", "titles"]);

function oddNames(value: unknown, path = ""): string[] {
	if (Array.isArray(value)) return value.flatMap((one) => oddNames(one, path));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => [
		...(/^[a-z][a-z0-9_]*$/.test(name) || apart.has(name) ? [] : [`${path}${name}`]),
		...(free.has(name) ? [] : oddNames(inner, `${path}${name}.`)),
	]);
}

function propertiesIn(schema: unknown): string[] {
	if (Array.isArray(schema)) return schema.flatMap(propertiesIn);
	if (typeof schema !== "object" || schema === null) return [];
	return Object.entries(schema).flatMap(([key, value]) =>
		key === "properties"
			? Object.entries(value as object).flatMap(([name, inner]) => [name, ...propertiesIn(inner)])
			: propertiesIn(value),
	);
}
