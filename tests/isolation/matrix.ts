import { getTableName } from "drizzle-orm";
import { Response as MiniflareResponse } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtRoutes } from "../support/built-routes";
import { type ManyRequest, type Portal, startPortal } from "../support/portal";
import { type Answer, comparable, covering, firstDifference, inside, masked, outcomeOf } from "./answers";
import { type Cell, cellsOf } from "./cells";
import { isPublicKnowledge, mayChange, neverSucceeding } from "./exceptions";
import { extent, ownWrites, walkOf } from "./extent";
import { mayEndSession, type Operation, operationsOf, takesAddress } from "./inventory";
import { type Caller, openSetting, type Setting } from "./principals";
import { recipeFor, recipes } from "./recipes";
import { REGISTERED } from "./recipes/crm";
import type { Sent } from "./requests";
import { wrongOutcome } from "./verdict";
import {
	differences,
	forgettingInvitations,
	keep,
	look,
	reachedFrom,
	renewingSession,
	type Sight,
	Writes,
} from "./watch";
import { allTables } from "./world";

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
const AT_ONCE = 10;
/** So that the way to an organisation's own provider is there too. */
const provider = {
	SSO_NAME: "A provider",
	SSO_ISSUER: "https://login.sso.test",
	SSO_CLIENT_ID: "followup",
	SSO_CLIENT_SECRET: "between us",
};

/** The register of companies, as far as anybody asks it here; every other site is closed. */
const register = ({ url }: Request) =>
	new URL(url).pathname.endsWith(`/enheter/${REGISTERED}`)
		? asAnswer(MiniflareResponse.json({ organisasjonsnummer: REGISTERED, navn: "A registered company" }))
		: asAnswer(new MiniflareResponse("The network is closed in tests.", { status: 502 }));
const asAnswer = (answer: MiniflareResponse) => answer as unknown as Response;

let portal: Portal;
let setting: Setting;
let all: Operation[];
let operations: Operation[];
let walking: ReturnType<typeof walkOf>;
let keptAsBefore: Awaited<ReturnType<typeof keep>>;
let reached: Awaited<ReturnType<typeof reachedFrom>>;
let before: Sight;
/** How much the portal had written when it was last looked at, and when it last answered. */
let written = 0;
let settled = 0;
/** The tables that were written since all was as at the beginning, and since the portal was last looked at. */
const touched = new Writes();
const unseen = new Writes();
const failures: string[] = [];
const successes = new Set<string>();
let cells = 0;
/** Addresses that were typed into something: from then on they may stand in a row of the caller's own tenant. */
const typed = new Set<string>();

/** Opens a portal with a world of tenants, for the operations that are chosen. */
export async function openMatrix(isChosen: (operation: Operation) => boolean): Promise<void> {
	portal = await startPortal({ vars: provider, network: register });
	setting = await openSetting(portal);
	all = operationsOf(await builtRoutes());
	walking = walkOf(all);
	operations = all.filter(
		(operation) => isChosen(operation) && only.test(operation.name) && !operation.route.path.startsWith("/dev/"),
	);
	// A page may show what was changed: the log, which otherwise only grows, is taken back here with all the rest.
	await portal.db.exec("drop trigger audit_events_never_go");
	const kept = allTables.filter((table) => !["claims", "cron_runs"].includes(getTableName(table)));
	keptAsBefore = await keep(portal, kept, setting.foreign);
	reached = await reachedFrom(portal.db);
}

export const closeMatrix = () => portal.dispose();
export const wake = (defect: string | null) => portal.wake(defect);

/** Walks every operation by every caller, with every kind of id, and tells what was wrong. */
export async function walk(): Promise<string[]> {
	failures.length = 0;
	before = await look(portal, setting.foreign);
	settled = await portal.settle();
	written = settled;
	const callers = setting.callers.filter(({ name }) => extent !== "reduced" || reduced.has(name));
	for (const caller of callers)
		for (const operation of operations) {
			// Of a broken portal it is enough to know that it is broken.
			if (extent === "reduced" && failures.length > 0) break;
			if (walking.isAsked(operation, caller)) await judge(operation, caller);
		}
	await portal.settle();
	const changed = differences(before, await look(portal, setting.foreign));
	if (changed.length > 0) failures.push(`after all: the other tenant changed in ${changed.join(", ")}`);
	await restore();
	return failures;
}

/** The tests of the walk. Two files share them, so that two cores have something to do. */
export function walkMatrix(isChosen: (operation: Operation) => boolean): void {
	beforeAll(() => openMatrix(isChosen));
	afterAll(closeMatrix);

	test("no caller sees or changes what another tenant has, by any operation, target or place", {
		timeout: 1_800_000,
	}, async () => {
		const found = await walk();
		console.log(`${cells} cells: ${operations.length} operations × ${setting.callers.length} callers, ${extent}`);
		expect(found.slice(0, 40), `${found.length} failures`).toEqual([]);
		expect(cells).toBeGreaterThanOrEqual(extent !== "reduced" && only.source === "(?:)" ? 5_000 : operations.length);
	});

	test("the operations were really reached: each succeeds for somebody with something of their own", () => {
		if (extent === "reduced") return;
		const never = operations.map(({ name }) => name).filter((name) => !successes.has(name));
		const allowed = Object.keys(neverSucceeding);
		expect(
			never.filter((name) => !allowed.includes(name)),
			"give them a recipe",
		).toEqual([]);
		if (only.source !== "(?:)") return;
		const names = new Set(all.map(({ name }) => name));
		expect(
			Object.keys(recipes).filter((name) => !names.has(name)),
			"recipes of nothing",
		).toEqual([]);
		const asked = new Set(operations.map(({ name }) => name));
		expect(
			allowed.filter((name) => (asked.has(name) || !names.has(name)) && !never.includes(name)),
			"exceptions that are none",
		).toEqual([]);
	});
}

async function judge(operation: Operation, caller: Caller): Promise<void> {
	const isWrite = operation.method !== "GET";
	const own = isWrite ? ownWrites(operation, caller, successes.has(operation.name)) : "all";
	const cellsNow = () => {
		const cells = cellsOf(operation, caller, setting, walking.of(operation));
		const [firstOwn] = own === "one" ? cells.filter(({ target }) => target === "own") : [];
		return cells.filter((cell) => {
			// What is another's the provider may see, and change.
			if (cell.target === "foreign" && caller.role === "SUPERADMIN") return !isWrite && extent === "full";
			return cell.target !== "own" || own === "all" || cell === firstOwn;
		});
	};
	const all = cellsNow();
	// Whoever may change anything does it one by one.
	const isAlone = ({ target }: Cell) => isWrite && (target === "own" || caller.role === "SUPERADMIN");
	const asBefore = settled;
	const likely = all.filter(({ isUnlikely }) => !isUnlikely);
	await compareAll(
		operation,
		caller,
		likely.filter((cell) => !isAlone(cell)),
	);
	// What was asked about another's row may have gone through with something of the caller's own.
	if (isWrite && settled !== asBefore) await restore();
	await changeOwn(operation, caller, likely.filter(isAlone));
	// Where nothing of the likeliest kinds was taken, the others are tried.
	const others = all.filter(({ isUnlikely, slot = "" }) => isUnlikely && !setting.meant.has(slot));
	await changeOwn(operation, caller, others);
	if (caller.role === "ADMIN") {
		// What was taken of the caller's own is tried with what another tenant has of that kind.
		const asked = new Set(all.map(({ label }) => label));
		await compareAll(
			operation,
			caller,
			cellsNow().filter(({ target, label }) => target === "foreign" && !asked.has(label)),
		);
		if (isWrite) await restore();
	}
	if (recipeFor(operation, { setting, caller })?.before) await restore();
	if (settled === written) return;
	written = settled;
	const after = await look(portal, setting.foreign, reached(unseen));
	unseen.clear();
	const changed = differences(before, after);
	if (changed.length > 0) {
		if (!mayChange(operation, changed))
			failures.push(`${operation.name} by ${caller.name}: the other tenant changed in ${changed.join(", ")}`);
		before = { ...before, ...after };
	}
}

/** Sets right again what was written since the last time. */
async function restore(): Promise<void> {
	if (touched.size === 0) return;
	await keptAsBefore(touched);
	touched.clear();
}

/** All that change nothing of the caller's own, each beside the same about what is not there. */
async function compareAll(operation: Operation, caller: Caller, all: Cell[]): Promise<void> {
	const twins = all.flatMap(({ twin }) => (twin && hasTwin(operation, caller) ? [twin] : []));
	const requests = new Map([...all.map(({ sent }) => sent), ...twins].map((sent) => [JSON.stringify(sent), sent]));
	// What ends one's own session is asked one by one, each time with a session.
	const isApart =
		mayEndSession(operation) || takesAddress(operation) || recipeFor(operation, { setting, caller })?.before;
	const atOnce = isApart ? 1 : AT_ONCE;
	const answers = await ask(operation, caller, [...requests.values()], { atOnce });
	const byRequest = new Map([...requests.keys()].map((key, index) => [key, answers[index] as Answer]));
	for (const cell of all) {
		const answer = byRequest.get(JSON.stringify(cell.sent)) as Answer;
		check(operation, caller, cell, answer);
		const twin = cell.twin && byRequest.get(JSON.stringify(cell.twin));
		if (twin) await compare(operation, caller, cell, answer, twin);
	}
}

/**
 * One after the other, each from the same state: what one did to the caller's own rows is taken back. What stands in several
 * places of the same request is asked once.
 */
async function changeOwn(operation: Operation, caller: Caller, own: Cell[]): Promise<void> {
	const alike = new Map<string, Cell[]>();
	for (const cell of own) {
		const key = JSON.stringify(cell.sent);
		alike.set(key, [...(alike.get(key) ?? []), cell]);
	}
	for (let left = [...alike.values()]; left.length > 0; ) {
		const before = settled;
		const sent = left.map(([cell]) => (cell as Cell).sent);
		const answers = await ask(operation, caller, sent, { untilWritten: true });
		for (const [index, answer] of answers.entries())
			for (const cell of left[index] ?? []) check(operation, caller, cell, answer);
		if (settled !== before) await restore();
		left = left.slice(answers.length);
	}
}

function check(operation: Operation, caller: Caller, cell: Cell, answer: Answer): void {
	cells++;
	const wrong = complain(operation, caller, cell);
	const recipe = recipeFor(operation, { setting, caller });
	const outcome = outcomeOf(answer);
	const isTaken = outcome === recipe?.succeedsWith || !["login", "error"].includes(outcome);
	if (cell.target === "own" && answer.status < 400 && isTaken) {
		successes.add(operation.name);
		if (cell.slot) setting.meant.set(cell.slot, new Set([...(setting.meant.get(cell.slot) ?? []), cell.table ?? ""]));
	}
	const unfit = wrongOutcome(operation, caller, cell, answer);
	if (unfit) wrong(unfit);
	if (operation.method !== "GET" && cell.asked.includes("@")) typed.add(cell.asked);
	const whole = [...answer.headers.flat(), answer.body].join("\n");
	if (tellings(operation, caller, whole).length === 0) return;
	// What was asked with may come back.
	const named = ["form_name", "formName", "project", "projectName"].map((name) => recipe?.values[name]);
	const asked = [cell.asked, ...named.filter((one) => typeof one === "string"), ...typed];
	const text = asked.reduce((left, one) => covering(left, one), whole);
	for (const telling of tellings(operation, caller, text)) wrong(telling);
}

/** What a text tells that it must not. */
function tellings(operation: Operation, caller: Caller, text: string): string[] {
	const found = inside
		.filter((sign) => sign.test(text))
		.map((sign) => `tells of the inside: ${sign.exec(text)?.[0].slice(0, 60)}`);
	if (caller.role === "SUPERADMIN") return found;
	const isOwn = caller.userId !== null || recipeFor(operation, { setting, caller })?.isProof;
	for (const [canary, letter] of text.matchAll(/CANARY-([A-Z])[\w-]*/gi))
		if (`CANARY-${letter?.toUpperCase()}` !== caller.realm.mark || !isOwn)
			if (!isPublicKnowledge(operation, canary)) found.push(`shows ${canary}`);
	return found;
}

async function compare(operation: Operation, caller: Caller, cell: Cell, answer: Answer, twin: Answer): Promise<void> {
	if (differenceOf(cell, answer, twin) === undefined) return;
	// Two at once can stand in each other's way, and one that changes something in the other's: then each is asked again
	// by itself, from the same state.
	const alone = async (sent: Sent) => {
		if (operation.method !== "GET") await restore();
		return (await ask(operation, caller, [sent], { atOnce: 1 }))[0] as Answer;
	};
	const pair = [await alone(cell.sent), await alone(cell.twin as Sent)] as const;
	if (operation.method !== "GET") await restore();
	const difference = differenceOf(cell, ...pair);
	if (difference) complain(operation, caller, cell)(`differs from what is not there:\n    ${difference}`);
}

function differenceOf(cell: Cell, answer: Answer, twin: Answer): string | undefined {
	const [one, other] = [masked(answer, cell.asked), masked(twin, cell.twinAsked ?? "")];
	return one === other ? undefined : firstDifference(one, other);
}

const complain =
	({ name, access }: Operation, caller: Caller, { label }: Cell) =>
	(what: string) =>
		void failures.push(`${name} [${access}] by ${caller.name}, ${label}: ${what}`);

const hasTwin = (operation: Operation, caller: Caller) => caller.role !== "SUPERADMIN" && !isPublicKnowledge(operation);

async function ask(
	operation: Operation,
	caller: Caller,
	all: Sent[],
	how: Parameters<Portal["askMany"]>[1],
): Promise<Answer[]> {
	if (all.length === 0) return [];
	const before = [
		...(recipeFor(operation, { setting, caller })?.before ?? []),
		...(caller.session && mayEndSession(operation) ? renewingSession(caller.session) : []),
		...(takesAddress(operation) ? forgettingInvitations(setting.own) : []),
	].join("\n");
	const requests = all.map(({ path, init }): ManyRequest => {
		const headers: Record<string, string> = { ...init.headers, Origin: portal.origin, "Sec-Fetch-Site": "same-origin" };
		if (caller.cookie) headers.Cookie = caller.cookie;
		return { path, method: init.method, headers, body: init.body, ...(before && { before }) };
	});
	const { answers, writes, ...written } = await portal.askMany(requests, how);
	settled = writes;
	touched.add(written);
	unseen.add(written);
	return answers.map(comparable);
}
