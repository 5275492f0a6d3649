import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let client: Person;
let base: string;
let page: string;

const ask = (type: string, id: string, more: object = {}) => ({
	...{ id, code: id, type, label: { en: `About ${id}` }, ...more },
});
const option = (id: string) => ({ id, label: { en: id.toUpperCase() } });
const definition = {
	...{ format: 1, languages: ["en"], title: { en: "How it goes" } },
	pages: [
		{
			id: "p",
			sections: [
				{
					id: "s",
					questions: [
						ask("choice", "side", { options: [option("left"), option("right")] }),
						ask("yesNo", "back"),
						ask("scale", "mood", { min: 0, max: 4 }),
					],
				},
			],
		},
	],
	...{ scores: [], lineage: [], tests: [] },
};

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("form_builder");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADVISOR" | "CLIENT") => {
		const member = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	[advisor, client] = [await join("ADVISOR"), await join("CLIENT")];
	const made = await advisor.call("POST", "/api/form_builder/forms", {
		...{ tenant_id: tenant.id, definition, settings: { presentation: "all" } },
	});
	expect(made.status, made.text).toBe(201);
	const form = made.body as { id: string; guid: string; name: string };
	await advisor.call("POST", "/api/form_builder/forms/publish", { id: form.id, revision: 1 });
	for (let at = 0; at < 20; at++) {
		const answers = { side: at < 6 ? "left" : "right", back: at !== 3 && at < 16, mood: at % 5 };
		await advisor.call("POST", "/api/form_builder/replies", { guid: form.guid, answers, language: "en" });
	}
	base = `/${tenant.guid}/form_builder/formreports/${form.name}/pages`;
	page = await post(base, { intent: "make", title: "Our autumn" });
});
afterAll(() => portal.dispose());

/** Sends a form of a page, and gives where it leads. */
async function post(path: string, fields: Record<string, string>, who = advisor): Promise<string> {
	const answer = await who.submit(path, fields);
	expect(
		answer.status,
		await answer
			.clone()
			.text()
			.then((text) => text.slice(0, 300)),
	).toBe(302);
	return (answer.headers.get("Location") ?? "").replace(/[?#].*/, "");
}
const html = async (path: string, who = advisor) => {
	const answer = await who.fetch(path);
	return { status: answer.status, html: await answer.text() };
};
const text = (source: string) =>
	source
		.slice(source.indexOf("<main"))
		.replace(/<script[\s\S]*?<\/script>/g, "")
		.replace(/<!-- -->/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ");
const basedOn = async () => /name="basedOn" value="(\d+)"/.exec((await html(page)).html)?.[1] ?? "";
const act = async (intent: string, fields: Record<string, string> = {}) =>
	post(page, { intent, basedOn: await basedOn(), ...fields });

it("a page is made of blocks, ordered, published and read by its link, which can be closed", async () => {
	await act("add", { type: "text", text: "{{n}} replies, {{share:back=yes}} would come back." });
	await act("add", { type: "chart", question: "side", kind: "bars" });
	await act("add", { type: "cross", rows: "side", columns: "back" });
	await act("add", { type: "figure", shows: "mean:mood", label: "Mood so far" });
	await act("add", { type: "heading", text: "What they said" });
	const draft = text((await html(page)).html);
	expect(draft).toContain("20 replies, 75% would come back.");
	expect(draft).toContain("About side by About back");
	await act("up", { block: "b5" });
	await act("up", { block: "b5" });
	const moved = text((await html(page)).html);
	expect(moved.indexOf("What they said")).toBeLessThan(moved.indexOf("About side by About back"));

	await act("publish");
	const expiresOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
	const shared = await advisor.submit(page, { intent: "share", name: "The board", expiresOn, hidden: "side" });
	const address = /http[^"]*\/form_builder\/report\/[\w-]+/.exec(await shared.text())?.[0] ?? "";
	const open = await portal.fetch(`${new URL(address).pathname}?lang=en`);
	expect(open.status).toBe(200);
	const whole = await open.text();
	const seen = text(whole);
	expect(seen).toContain("20 replies, 75% would come back.");
	expect(seen).toContain("Mood so far");
	expect(whole).not.toContain("About side");

	const link = /name="link" value="([^"]+)"/.exec((await html(`${page}?view=published`)).html)?.[1] ?? "";
	await post(page, { intent: "revoke", link });
	const closed = await portal.fetch(new URL(address).pathname);
	const never = await portal.fetch(`/${tenant.guid}/form_builder/report/never-made`);
	expect([closed.status, never.status]).toEqual([404, 404]);
});

it("what was published stays as it was, whatever is written or answered later", async () => {
	await act("change", { block: "b5", text: "Another heading" });
	expect(text((await html(page)).html)).toContain("Another heading");
	const published = text((await html(`${page}?view=published`)).html);
	expect(published).toContain("What they said");
	expect(published).not.toContain("Another heading");
});

it("a cell that fewer than five stand behind is hidden in the page and in what it is frozen with", async () => {
	const shown = text((await html(page)).html);
	expect(shown).toMatch(/LEFT 6 \(100%\) 0 \(0%\) 6|hidden/);
	const row = await portal.db.prepare("select frozen from form_report_pages").first<{ frozen: string }>();
	const frozen = JSON.parse(row?.frozen ?? "{}") as {
		figures: { cross: Record<string, { rows: { cells: (number | null)[] }[] }> };
	};
	const cells = Object.values(frozen.figures.cross).flatMap(({ rows }) => rows.flatMap(({ cells: own }) => own));
	expect(cells.some((cell) => cell !== null && cell > 0 && cell < 5)).toBe(false);
	expect(cells).toContain(null);
});

it("who may not make forms gets neither list nor page, and a wrong placeholder stops publishing", async () => {
	expect((await client.fetch(base)).status).not.toBe(200);
	await act("add", { type: "text", text: "{{share:side=up}}" });
	expect(text((await html(page)).html)).toContain("{{share:side=up}}");
	const refused = await advisor.submit(page, { intent: "publish", basedOn: await basedOn() });
	expect(refused.status).toBe(422);
	const other = await advisor.submit(page, { intent: "add", basedOn: "1", type: "heading", text: "Late" });
	expect(other.status).toBe(409);
});
