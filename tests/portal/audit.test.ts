import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFilter } from "#app/lists/filters";
import { auditLog } from "#app/modules/portal-admin/audit/audit-log";
import { readingEvents } from "#app/modules/portal-admin/audit/events.server";
import { planAudit } from "#app/modules/portal-admin/audit/plan.server";
import { addDays, today } from "#app/platform/clock";
import { newGuid, newId } from "#app/platform/ids";
import { auditEvents } from "#db/schema/audit";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const DAY = 86_400_000;
const LOG = "/followup/audit";

let portal: Portal;
let make: ReturnType<typeof factories>;
let boss: Person;
let ada: { id: string; email: string };
let bo: { id: string; email: string };
let fjord: { id: string; slug: string };
let ness: { id: string; slug: string };

/** Writes an event that can be told from all others by its record. */
async function event(record: string, given: Partial<typeof auditEvents.$inferInsert> = {}) {
	const at = given.at ?? Date.now();
	const row = { actorId: ada.id, action: "added" as const, tableName: "people", fields: [], requestId: newGuid() };
	await drizzle(portal.db)
		.insert(auditEvents)
		.values({ tenantId: fjord.id, ...row, recordId: record, id: newId(at), ...given, at });
}

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	await make.user({ email: "boss@example.test", isSuperadmin: true });
	boss = await signInAs(portal, "boss@example.test");
	fjord = await make.tenant({ slug: "fjord" });
	ness = await make.tenant({ slug: "ness" });
	ada = await make.member(fjord, "ADMIN", { email: "ada@example.test" });
	bo = await make.member(ness, "ADMIN", { email: "bo@example.test" });
	await event("r-ada-people");
	await event("r-bo-ness", { actorId: bo.id, tenantId: ness.id, tableName: "invitations", action: "removed" });
	await event("r-job", { actorId: "job:module-access", tableName: "modules_tenant", action: "changed" });
	await event("r-old", { at: Date.now() - 40 * DAY, tableName: "memberships" });
	await event("r-portal", { tenantId: "portal", tableName: "modules", actorId: boss.userId });
});
afterAll(() => portal.dispose());

const records = ["r-ada-people", "r-bo-ness", "r-job", "r-old", "r-portal"];
/** The records of the events that a query leaves, as its file has them, in its order. */
async function left(query: string) {
	const answer = await boss.fetch(`${LOG}/export?format=csv&${query}`);
	expect(answer.status).toBe(200);
	const lines = (await answer.text()).trim().split("\r\n").slice(1);
	return lines.flatMap((line) => records.filter((record) => line.includes(`${record};`)));
}

const monthAgo = addDays(today("UTC", new Date()), -30);

describe("the log of the portal", () => {
	test.each([
		["nothing", "", ["r-portal", "r-job", "r-bo-ness", "r-ada-people", "r-old"]],
		["the oldest first", "sort=at", ["r-old", "r-ada-people", "r-bo-ness", "r-job", "r-portal"]],
		["who, by address", "f=actor.any.ada%2540example.test", ["r-ada-people", "r-old"]],
		["who, by several", "f=actor.any.ada%2540example.test,bo%2540example.test", ["r-bo-ness", "r-ada-people", "r-old"]],
		["who, a job", "f=actor.any.job%253Amodule-access", ["r-job"]],
		["who, not", "f=actor.not.ada%2540example.test", ["r-portal", "r-job", "r-bo-ness"]],
		["who, nobody there", "f=actor.any.nobody%2540example.test", []],
		["what", "f=action.any.removed", ["r-bo-ness"]],
		["the kind", "f=kind.any.modules_tenant", ["r-job"]],
		["kinds", "f=kind.any.modules_tenant,people", ["r-job", "r-ada-people"]],
		["where", "f=tenant.any.ness", ["r-bo-ness"]],
		["the portal itself", "f=tenant.any.portal", ["r-portal"]],
		["where and the kind", "f=tenant.any.fjord&f=kind.any.people", ["r-ada-people"]],
		["a span of time", "f=at.is.last30", ["r-portal", "r-job", "r-bo-ness", "r-ada-people"]],
		["before a day", `f=at.before.${monthAgo}`, ["r-old"]],
		["after a day", `f=at.after.${monthAgo}`, ["r-portal", "r-job", "r-bo-ness", "r-ada-people"]],
		["who and when", "f=actor.any.ada%2540example.test&f=at.is.last7", ["r-ada-people"]],
		["the beginning of an address", "q=AD", ["r-ada-people", "r-old"]],
	])("is left by %s as it should", async (_name, query, expected) => {
		const found = (await left(query)).filter((record) => records.includes(record));
		expect(found).toEqual(expected);
	});

	test("is searched by the id of a request, as a problem page tells it", async () => {
		const requestId = newId();
		await event("r-asked", { requestId });
		const html = await (await boss.fetch(`${LOG}?q=${requestId}&columns=recordId`)).text();
		expect(html).toContain("r-asked");
		expect(html).not.toContain("r-bo-ness");
	});

	test("names the fields that were changed in words, and leaves out those that only a programmer knows", async () => {
		const requestId = newId();
		await event("r-fields", {
			requestId,
			action: "changed",
			tableName: "tenants",
			fields: ["logoKey", "tokenHash", "logoId"],
		});
		const html = await (await boss.fetch(`${LOG}?q=${requestId}`)).text();
		const table = html.slice(html.indexOf("<table"), html.indexOf("</table>"));
		expect(table).toMatch(/>Logo</);
		expect(table).not.toContain("tokenHash");
	});

	test("is walked page by page both ways, each event once", async () => {
		for (let count = 0; count < 60; count++)
			await event(`w-${count}-`, { tableName: "crm_tasks", at: Date.now() + count });
		const html = async (query: string) => {
			const answer = await boss.fetch(`${LOG}?size=25&columns=recordId&f=kind.any.crm_tasks${query}`);
			const found = (await answer.text()).match(/w-\d+-|[?&;](?:cursor|before)=[\w-]+/g) ?? [];
			// The page's own address stands in it too.
			return found.filter((one) => !query.includes(one.slice(1)));
		};
		const seen = new Set<string>();
		let page = await html("");
		const first = new Set(page.filter((one) => one.startsWith("w-")));
		for (let pages = 1; ; pages++) {
			const rows = new Set(page.filter((one) => one.startsWith("w-")));
			for (const row of rows) {
				expect(seen.has(row)).toBe(false);
				seen.add(row);
			}
			const next = page.find((one) => one.includes("cursor="));
			if (!next) {
				expect(pages).toBe(3);
				break;
			}
			page = await html(`&${next.slice(1)}`);
		}
		expect(seen.size).toBe(60);
		const back = page.find((one) => one.includes("before="));
		const middle = await html(`&${back?.slice(1)}`);
		const start = middle.find((one) => one.includes("before="));
		const again = new Set((await html(`&${start?.slice(1)}`)).filter((one) => one.startsWith("w-")));
		expect(again).toEqual(first);
	});

	test.each([
		["nothing", [], "", "audit_events_by_time"],
		["who", ["actor.any.ada%40example.test"], "", "audit_events_by_actor"],
		["who in a tenant", ["actor.any.ada%40example.test", "tenant.any.fjord"], "", "audit_events_by_actor"],
		["the kind", ["kind.any.people"], "", "audit_events_by_kind"],
		["where", ["tenant.any.fjord"], "", "sqlite_autoindex_audit_events_1"],
		["the kind in a tenant", ["tenant.any.fjord", "kind.any.people"], "", "audit_events_by_tenant_kind"],
		["what, within a span", ["action.any.removed", "at.is.last7"], "", "audit_events_by_time"],
		["who, within a span", ["actor.any.ada%40example.test", "at.is.last7"], "", "audit_events_by_actor"],
		["a request", [], newId(), "audit_events_by_time"],
	])("is read through an index, in its order, for %s", async (_name, texts, q, index) => {
		const filters = texts.flatMap((text) => readFilter(auditLog, text) ?? []);
		expect(filters).toHaveLength(texts.length);
		const asked = { userId: ada.id, now: new Date(), timeZone: "UTC", tenantId: "portal" };
		const { options } = planAudit({ q, sort: "-at", filters, limit: 50 }, asked);
		const { sql, params } = readingEvents(drizzle(portal.db), options).toSQL();
		const { results } = await portal.db
			.prepare(`explain query plan ${sql}`)
			.bind(...params)
			.all<{ detail: string }>();
		const steps = results.map(({ detail }) => detail);
		expect(steps.find((step) => step.includes("audit_events"))).toContain(index);
		expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
	});
});

describe("the call", () => {
	test("takes search, sort and filters, and never reaches another tenant", async () => {
		const admin = await signInAs(portal, ada.email);
		const ask = (query: string) => admin.call("GET", `/api/admin/audit?tenant_id=${fjord.id}&limit=200&${query}`);
		const of = async (query: string) =>
			(await ask(query)).body.items
				.map((item: { record_id: string }) => item.record_id)
				.filter((id: string) => records.includes(id));
		expect(await of("sort=at")).toEqual(["r-old", "r-ada-people", "r-job"]);
		expect(await of("f=kind.any.memberships")).toEqual(["r-old"]);
		expect(await of("q=ada")).toEqual(["r-ada-people", "r-old"]);
		expect(await of("f=tenant.any.ness")).not.toContain("r-bo-ness");
		expect(await of("q=bo%40")).toEqual([]);
		expect((await ask("sort=actor")).status).toBe(422);
		expect((await ask("f=kind.any.nonsense")).status).toBe(422);
		expect((await ask("f=nonsense.any.1")).status).toBe(422);
	});
});

describe("exports", () => {
	test("are searched, sorted and written to a file", async () => {
		for (const name of [
			"fjord-2026-01-01/tenant.json",
			"fjord-2026-01-01/people-1.json",
			"ness-2026-02-02/tenant.json",
		])
			await portal.media.put(`exports/${name}`, "{}");
		const page = async (query: string) => (await boss.fetch(`/followup/exports${query}`)).text();
		expect(await page("?q=ness")).not.toContain("fjord-2026-01-01");
		expect(await page("?q=people")).toContain("fjord-2026-01-01");
		expect(await page("?q=nothing-like-it")).toContain("Clear");
		const sorted = await page("?sort=-name");
		expect(sorted.indexOf("ness-2026-02-02")).toBeLessThan(sorted.indexOf("fjord-2026-01-01"));
		const file = await (await boss.fetch("/followup/exports/export?sort=name&format=csv")).text();
		expect(file.trim().split("\r\n")).toHaveLength(3);
		expect(file).toContain("people-1.json");
	});
});
