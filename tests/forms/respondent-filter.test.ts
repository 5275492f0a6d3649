import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repliesOf, replySource } from "#app/forms/lists/replies-source.server";
import type { Filter } from "#app/lists/filters";
import { askedBy, planList } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { formReplies } from "#db/schema/forms";
import { workerOver } from "../support/worker-in-process";
import { ask, form, page } from "./make";
import { answer, area, openStore } from "./store";

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
let open: Awaited<ReturnType<Awaited<ReturnType<typeof openStore>>["published"]>>;
const named = { kari: "", ola: "" };
const definition = form([page("p", [ask("shortText", "who")])]);

/** A reply that says by itself whose it is. */
async function reply(who: string, { person, email }: { person?: string; email?: string } = {}, of = open) {
	await answer(boss, of, { who }, { respondentId: person });
	if (email)
		await store.db
			.prepare("update form_replies set confirmed_email = ?1 where json_extract(answers, '$.who') = ?2")
			.bind(email, who)
			.run();
}

beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
	open = await store.published(boss, definition);
	for (const [key, first, last] of [
		["kari", "Kari", "Ås"],
		["ola", "", ""],
	] as const) {
		const { id } = await store.make.member(store.tenant, "CLIENT");
		named[key] = id;
		await store.db
			.prepare("update people set first_name = ?1, last_name = ?2, email = ?3 where id = ?4")
			.bind(first, last, `${key}@vik.test`, id)
			.run();
	}
	await reply("Kari", { person: named.kari, email: "kari.private@home.test" });
	await reply("Ola", { person: named.ola });
	await reply("outside", { email: "siri@ute.test" });
	await reply("gone", { person: "nobody-any-more", email: "gone@ute.test" });
	await reply("nobody");
	await reply("elsewhere", { person: named.kari }, await store.published(boss, definition));
});
afterAll(() => store.dispose());

async function options(op: Filter["op"], ...values: string[]) {
	const filters: Filter[] = [{ column: "respondent", op, values }];
	const source = await replySource(boss, { form: open.form, questions: [] }, filters);
	const asks = { q: "", sort: "-sent", filters, match: "all" as const, limit: 50 };
	return planList(source, asks, askedBy(boss), repliesOf(boss, area, open.form.id)).options;
}
const found = async (op: Filter["op"], ...values: string[]) => {
	const { rows } = await boss.rows.read({ rows: boss.rows.listing(formReplies, await options(op, ...values)) });
	return rows.map(({ answers }) => (answers as { who: string }).who).sort();
};

describe("the replies to a form by who answered", () => {
	it("are found by a part of the name, or of the address of those who have none here", async () => {
		expect(await found("has", "kari")).toEqual(["Kari"]);
		expect(await found("has", "Ås")).toEqual(["Kari"]);
		expect(await found("has", "ola@vik")).toEqual(["Ola"]);
		expect(await found("has", "UTE.test")).toEqual(["gone", "outside"]);
		expect(await found("has", "siri", "ute")).toEqual(["outside"]);
		// Whoever has a name here is called by it, whatever address they confirmed.
		expect(await found("has", "private")).toEqual([]);
	});

	it("are found by the whole of it, without somebody, and where there is none", async () => {
		expect(await found("is", "Kari Ås", "siri@ute.test")).toEqual(["Kari", "outside"]);
		expect(await found("is", "Kari")).toEqual([]);
		expect(await found("not", "Kari Ås")).toEqual(["Ola", "gone", "nobody", "outside"]);
		expect(await found("empty")).toEqual(["nobody"]);
		expect(await found("filled")).toEqual(["Kari", "Ola", "gone", "outside"]);
	});

	it("are read by indexes: those of the people, and those of the addresses", async () => {
		const asked: { sql: string; params: unknown[] }[] = [];
		const prepare = (sql: string) => ({
			bind: (...params: unknown[]) => {
				asked.push({ sql, params });
				return store.db.prepare(sql).bind(...params);
			},
		});
		const heard = { prepare, batch: store.db.batch.bind(store.db) } as unknown as D1Database;
		const ctx = await workerOver(heard).inTenant(store.tenant.id, { userId: boss.user.id });
		asked.length = 0;
		await ctx.rows.read({ rows: ctx.rows.listing(formReplies, await options("has", "kari")) });
		const [{ sql, params } = { sql: "", params: [] }] = asked;
		const { results } = await store.db
			.prepare(`explain query plan ${sql}`)
			.bind(...params)
			.all<{ detail: string }>();
		const plan = results.map(({ detail }) => detail);
		expect(plan.filter((step) => /^SCAN (?!json_each|\()/i.test(step))).toEqual([]);
		const ways = plan.filter((step) => /^SEARCH (form_replies|own)/.test(step)).join("\n");
		expect(ways).toMatch(/form_replies USING .*\(tenant_id=\? AND id=\?\)/);
		expect(ways).toMatch(/own USING .*form_replies_by_respondent \(tenant_id=\? AND respondent_id=\?\)/);
		expect(ways).toMatch(/own USING .*form_replies_by_address \(tenant_id=\? AND form_id=\?/);
	});

	it("of another organisation are not found", async () => {
		const stranger = await store.visit(30, { of: store.other });
		expect(await stranger.rows.list(formReplies, { where: eq(formReplies.formId, open.form.id) })).toEqual([]);
	});
});
