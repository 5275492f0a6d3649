import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtRoutes } from "../support/built-routes";
import { type Portal, startPortal } from "../support/portal";
import { type Answer, answerOf, inside, masked, outcomeOf } from "./answers";
import { type Cell, cellsOf } from "./cells";
import { isPublicKnowledge } from "./exceptions";
import { type Operation, operationsOf } from "./inventory";
import { type Caller, openSetting, type Setting } from "./principals";
import type { Sent } from "./requests";
import { wrongOutcome } from "./verdict";
import { differences, forgetInvitations, keep, look, renewSession, type Sight } from "./watch";
import { allTables } from "./world";

const extent = process.env.ISOLATION_EXTENT === "reduced" ? "reduced" : "full";
/** For work on one corner: only operations whose name fits. */
const only = new RegExp(process.env.ISOLATION_ONLY ?? "");
const reduced = new Set([
	"anonymous",
	"CLIENT",
	"ADMIN",
	"without the module",
	"with an expired module",
	"of an archived tenant",
	"whose membership ended",
]);
const AT_ONCE = 8;

let portal: Portal;
let setting: Setting;
let operations: Operation[];
let restore: () => Promise<void>;
let before: Sight;
/** What the portal had written when it was last looked at. */
let written = 0;
const failures: string[] = [];
const successes = new Set<string>();
let cells = 0;
/** Addresses that were typed into something: from then on they may stand in a row of the caller's own tenant. */
const typed = new Set<string>();
/** Answers about what is not there, by what was asked. */
type Twins = Map<string, Promise<Answer>>;

beforeAll(async () => {
	portal = await startPortal();
	setting = await openSetting(portal);
	operations = operationsOf(await builtRoutes()).filter(
		({ name, route }) => only.test(name) && !route.path.startsWith("/dev/"),
	);
	const kept = allTables.filter((table) => !["audit_events", "claims", "cron_runs"].includes(getTableName(table)));
	restore = await keep(portal, kept, setting.foreign);
	before = await look(portal, setting.foreign);
	written = await portal.settle();
});
afterAll(() => portal.dispose());

test("no caller sees or changes what another tenant has, by any operation, target or place", {
	timeout: 600_000,
}, async () => {
	const callers = setting.callers.filter(({ name }) => extent === "full" || reduced.has(name));
	for (const caller of callers)
		for (const operation of operations) {
			// Of a broken portal it is enough to know that it is broken.
			if (extent === "reduced" && failures.length > 0) break;
			await judge(operation, caller);
		}
	await portal.settle();
	const changed = differences(before, await look(portal, setting.foreign));
	console.log(`${cells} cells: ${operations.length} operations × ${callers.length} callers`);
	if (changed.length > 0) failures.push(`after all: the other tenant changed in ${changed.join(", ")}`);
	expect(failures.slice(0, 40), `${failures.length} failures`).toEqual([]);
	expect(cells).toBeGreaterThan(extent === "full" && only.source === "(?:)" ? 5_000 : 100);
});

test("the operations were really reached: each succeeds for somebody with something of their own", () => {
	if (extent === "reduced") return;
	const never = operations.map(({ name }) => name).filter((name) => !successes.has(name));
	console.log(`never succeeded (${never.length} of ${operations.length}): ${never.join("; ")}`);
});

async function judge(operation: Operation, caller: Caller): Promise<void> {
	const all = cellsOf(operation, caller, setting, extent).filter(({ target }) =>
		caller.role === "SUPERADMIN" && operation.method !== "GET" ? target !== "foreign" : true,
	);
	const twins: Twins = new Map();
	// Whoever may change anything does it one by one.
	const isAlone = ({ target }: Cell) =>
		operation.method !== "GET" && (target === "own" || caller.role === "SUPERADMIN");
	const [alone, together] = [all.filter(isAlone), all.filter((cell) => !isAlone(cell))];
	// What ends one's own session is asked one by one, each time with a session.
	const atOnce = mayEndSession(operation) || takesAddress(operation) ? 1 : AT_ONCE;
	for (let start = 0; start < together.length; start += atOnce)
		await Promise.all(together.slice(start, start + atOnce).map((cell) => check(operation, caller, cell, twins)));
	await changeOwn(operation, caller, alone, twins);
	const now = await portal.settle();
	if (now === written) return;
	written = now;
	const after = await look(portal, setting.foreign);
	const changed = differences(before, after);
	if (changed.length > 0) {
		failures.push(`${operation.name} by ${caller.name}: the other tenant changed in ${changed.join(", ")}`);
		before = after;
	}
}

/** One after the other, each from the same state: what one did to the caller's own rows is taken back. */
async function changeOwn(operation: Operation, caller: Caller, own: Cell[], twins: Twins): Promise<void> {
	if (own.length === 0) return;
	let last = await portal.settle();
	for (const cell of own) {
		await check(operation, caller, cell, twins);
		const now = await portal.settle();
		if (now !== last) await restore();
		last = now;
	}
}

async function check(operation: Operation, caller: Caller, cell: Cell, twins: Twins): Promise<Answer> {
	cells++;
	const answer = await ask(operation, caller, cell.sent);
	const where = `${operation.name} [${operation.access}] by ${caller.name}, ${cell.label}`;
	const wrong = (what: string) => failures.push(`${where}: ${what}`);
	if (cell.target === "own" && answer.status < 400 && !["login", "error"].includes(outcomeOf(answer))) {
		successes.add(operation.name);
		if (cell.slot) setting.meant.set(cell.slot, new Set([...(setting.meant.get(cell.slot) ?? []), cell.table ?? ""]));
	}
	const unfit = wrongOutcome(operation, caller, cell, answer);
	if (unfit) wrong(unfit);
	if (operation.method !== "GET" && cell.asked.includes("@")) typed.add(cell.asked);
	// What was asked with may come back.
	const whole = [...answer.headers.flat(), answer.body].join("\n");
	const text = [cell.asked, ...typed].filter(Boolean).reduce((left, one) => left.replaceAll(one, ""), whole);
	for (const sign of inside) if (sign.test(text)) wrong(`tells of the inside: ${sign.exec(text)?.[0].slice(0, 60)}`);
	if (caller.role !== "SUPERADMIN")
		for (const [canary, letter] of text.matchAll(/CNRY-([A-Z])[\w-]*/gi))
			if (`CNRY-${letter?.toUpperCase()}` !== caller.realm.mark || caller.userId === null)
				if (!isPublicKnowledge(operation, canary)) wrong(`shows ${canary}`);
	if (!cell.twin || caller.role === "SUPERADMIN" || isPublicKnowledge(operation)) return answer;
	const key = JSON.stringify(cell.twin);
	const twin = twins.get(key) ?? ask(operation, caller, cell.twin);
	twins.set(key, twin);
	let pair = [answer, await twin] as const;
	// Two at once can stand in each other's way: then each is asked again by itself.
	if (pair.some(({ status }) => status === 409))
		pair = [await ask(operation, caller, cell.sent), await ask(operation, caller, cell.twin)];
	const [one, other] = [masked(pair[0], cell.asked), masked(pair[1], cell.twinAsked ?? "")];
	if (one !== other) wrong(`differs from what is not there:\n    ${firstDifference(one, other)}`);
	return answer;
}

const mayEndSession = ({ method, access }: Operation) => method !== "GET" && ["self", "public"].includes(access);

/** An address that was asked before would be answered otherwise the second time. */
const takesAddress = ({ method, shape }: Operation) =>
	method !== "GET" && Object.keys(shape.properties ?? {}).some((name) => /^emails?$/.test(name));

async function ask(operation: Operation, caller: Caller, { path, init }: Sent): Promise<Answer> {
	if (caller.session && mayEndSession(operation)) await renewSession(portal, caller.session);
	if (takesAddress(operation)) await forgetInvitations(portal, setting.own);
	const headers: Record<string, string> = { ...init.headers, Origin: portal.origin, "Sec-Fetch-Site": "same-origin" };
	if (caller.cookie) headers.Cookie = caller.cookie;
	return answerOf(await portal.fetch(path, { ...init, headers }));
}

function firstDifference(one: string, other: string): string {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 120));
	return `${around(one)}\n    ${around(other)}`;
}
