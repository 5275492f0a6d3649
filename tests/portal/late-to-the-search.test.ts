import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wordsFor } from "#app/platform/tenant/search.server";
import { inProject } from "../../scripts/project.mjs";
import { startCrm } from "../support/crm";
import type { Person } from "../support/sign-in";

let crm: Awaited<ReturnType<typeof startCrm>>;
let boss: Person;
let formId: string;
beforeAll(async () => {
	crm = await startCrm();
	boss = await crm.here.join("ADMIN");
	const fields = [{ key: "name", required: true }, { key: "message" }];
	const form = await boss.call("POST", "/api/crm/contactform", { tenant_id: crm.here.tenant.id, name: "Nett", fields });
	formId = form.body.id as string;
});
afterAll(() => crm.portal.dispose());

/** A message as it was kept before the search knew messages. */
async function receive(answers: Record<string, string>, at: number): Promise<string> {
	const id = crypto.randomUUID();
	await crm.portal.db
		.prepare(
			`insert into crm_submissions (tenant_id, id, form_id, status_hash, answers, language, status, created_at, updated_at)
			values (?, ?, ?, ?, ?, 'nb', 'new', ?, ?)`,
		)
		.bind(crm.here.tenant.id, id, formId, crypto.randomUUID(), JSON.stringify(answers), at, at)
		.run();
	return id;
}

const migrate = () => {
	const sql = readFileSync(inProject("migrations/0056_late_to_the_search.sql"), "utf8");
	return crm.portal.db.prepare(sql.split("--> statement-breakpoint").at(-1) ?? "").run();
};

async function senders(q: string) {
	const path = `/${crm.here.tenant.guid}/dashboardCRM/contactForm?q=${encodeURIComponent(q)}`;
	const html = await (await boss.fetch(path)).text();
	return [...html.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, name]) => name);
}

const messages: Record<string, string>[] = [
	{
		name: "Åse Bjørnsdóttir",
		email: "ase@fjord.test",
		message: "Hei!\nÆrlig talt – «Ålesund» i ØST; straße \\ 'x' \"y\"",
	},
	{ name: "ΟΔΟΣ Άλφα", company: "Йордан и Ко", message: "Ţară, IĞDIR, Straße, naïve, ½ pris" },
	{ name: "Lang", message: Array.from({ length: 90 }, (_, number) => `ord${number} ord${number}`).join(", ") },
	{ name: "Kort", message: "x".repeat(50) },
];

it("messages that came before the search knew them are found, older ones further down", async () => {
	const ids: string[] = [];
	for (const [index, message] of messages.entries()) ids.push(await receive(message, 1_000 + index));
	const known = await receive({ name: "Åse Ny" }, 2_000);
	await crm.portal.db
		.prepare("insert into search_index (tenant_id, kind, record_id, words) values (?1, 'crm_submissions', ?2, ?3)")
		.bind(crm.here.tenant.id, known, wordsFor(crm.here.tenant.id, known, ["Åse Ny"]))
		.run();
	await receive({ name: "Åse Eldst" }, 1);
	expect(await senders("åse")).toEqual(["Åse Ny"]);
	await migrate();
	expect(await senders("ase")).toEqual(["Åse Ny", "Åse Bjørnsdóttir", "Åse Eldst"]);
	expect(await senders("sdottir ærlig")).toEqual(["Åse Bjørnsdóttir"]);
	for (const [index, { name, company, email, message }] of messages.entries()) {
		const { words } = (await crm.portal.db
			.prepare("select words from search_index where record_id = ?")
			.bind(ids[index])
			.first<{ words: string }>()) ?? { words: "" };
		const asWritten = wordsFor(crm.here.tenant.id, ids[index] ?? "", [name, company, email, message]);
		expect(new Set(words.split(" ")), name).toEqual(new Set(asWritten.split(" ")));
	}
});

it("what the search knows already is not put into it twice", async () => {
	const count = () => crm.portal.db.prepare("select count(*) n from search_index").first("n");
	const before = await count();
	await migrate();
	expect(await count()).toBe(before);
});
