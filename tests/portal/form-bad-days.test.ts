import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "#app/platform/token.server";
import { startForms } from "../support/forms";
import type { Portal } from "../support/portal";
import { asPerson, type Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;

let started: Awaited<ReturnType<typeof startForms>>;

beforeAll(async () => {
	started = await startForms("nb");
	({ portal, tenant, advisor } = started);
});
afterAll(() => portal.dispose());

const definition = {
	...{ format: 1, languages: ["nb", "tr"], title: { nb: "Ukens status", tr: "Haftalık durum" } },
	pages: [
		{
			id: "p0",
			sections: [
				{
					id: "s0",
					questions: [
						{ id: "mood", code: "mood", type: "scale", min: 0, max: 10, label: { nb: "Humør" } },
						{ id: "code", code: "code", type: "shortText", label: { nb: "Kode" }, pattern: "(a+)+b" },
					],
				},
			],
		},
	],
	...{ scores: [], lineage: [], tests: [] },
};

async function publish(settings: object = {}) {
	const { page, ...form } = await started.publish(definition, settings);
	return { ...form, settings: `${page}/settings` };
}
const guest = () => asPerson(portal);
const words = (html: string) =>
	html
		.slice(html.indexOf("<main"), html.indexOf("</main>"))
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ");
const reply = (sendKey: string, more: Record<string, string> = {}) => ({
	...{ step: "review", go: "send", kept: '{"mood":3}', sendKey, startedAt: "1", ...more },
});
const count = async (formId: string) =>
	portal.db.prepare("select count(*) as n from form_replies where form_id = ?1").bind(formId).first("n");
const invitation = async (formId: string, token: string) =>
	portal.db
		.prepare(
			"insert into form_invitations (tenant_id, id, form_id, token_hash, kind, email, language, reminders, created_at, updated_at) values (?1, ?2, ?3, ?4, 'personal', 'a@b.test', 'nb', 0, 1, 1)",
		)
		.bind(tenant.id, crypto.randomUUID(), formId, await hashToken(token))
		.run();

describe("a form", () => {
	it("is made though others make one of the same name at the same moment", async () => {
		const made = await Promise.all([1, 2, 3].map(() => started.publish(definition)));
		expect(new Set(made.map(({ name }) => name)).size).toBe(3);
	});
});

describe("a reply", () => {
	it("sent many times at once, or by one link from two tabs, is one, and everybody is thanked", async () => {
		const form = await publish();
		const key = crypto.randomUUID();
		const many = await Promise.all([1, 2, 3, 4].map(() => guest().submit(form.path, reply(key))));
		expect(many.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
		expect(await count(form.id)).toBe(1);
		await invitation(form.id, "two-tabs");
		const path = `${form.path}/two-tabs`;
		const tabs = await Promise.all(
			[crypto.randomUUID(), crypto.randomUUID()].map((own) => guest().submit(path, reply(own))),
		);
		expect(tabs.map(({ status }) => status)).toEqual([302, 302]);
		expect(await count(form.id)).toBe(2);
	});

	it("to a form that was archived meanwhile is told so in the respondent's language, and nothing is lost", async () => {
		const form = await publish();
		expect((await advisor.submit(form.settings, { intent: "stand", status: "archived" })).status).toBe(302);
		for (const [language, said] of [
			["nb", "Dette skjemaet er lukket"],
			["tr", "kapa"],
		] as const) {
			const answer = await guest().submit(`${form.path}?lang=${language}`, reply(crypto.randomUUID()));
			expect(answer.status).toBe(410);
			expect(words(await answer.text()).toLowerCase()).toContain(said.toLowerCase());
		}
		expect(await count(form.id)).toBe(0);
	});

	it("that finds the form closed on any screen shows what was typed, sound or not, and nothing else of the form", async () => {
		const form = await publish();
		await invitation(form.id, "taken-back");
		await advisor.submit(form.settings, { intent: "stand", status: "closed" });
		const typed = { step: "p0", shown: "mood code", "a.mood": "7", "a.code": "not at all <b>" };
		for (const go of ["send", "next", "back", "language"]) {
			const answer = await guest().submit(`${form.path}?lang=nb`, { ...reply(crypto.randomUUID()), ...typed, go });
			expect(answer.status).toBe(410);
			expect(words(await answer.text())).toMatch(/Dette hadde du svart .* Humør 7 Kode not at all &lt;b&gt;/);
		}
		const half = await guest().submit(`${form.path}?lang=nb`, reply(crypto.randomUUID()));
		expect(words(await half.text())).not.toContain("Kode");
		expect(words(await (await guest().fetch(`${form.path}?lang=nb`)).text())).not.toContain("Humør");
		await portal.db.prepare("update form_invitations set revoked_at = 1 where form_id = ?1").bind(form.id).run();
		const over = await guest().submit(`${form.path}/taken-back?lang=nb`, { ...reply(crypto.randomUUID()), ...typed });
		expect(over.status).toBe(410);
		expect(words(await over.text())).toMatch(/Denne lenken er lukket.* Humør 7 Kode not at all/);
		expect(await count(form.id)).toBe(0);
	});

	it("of other answers from a second tab is told that one was sent, and shown; the first stays", async () => {
		const form = await publish();
		await invitation(form.id, "differs");
		for (const path of [`${form.path}/differs?lang=nb`, `${form.path}?lang=nb`]) {
			const key = crypto.randomUUID();
			expect((await guest().submit(path, reply(key))).status).toBe(302);
			const other = await guest().submit(path, reply(key, { kept: '{"mood":9}' }));
			expect(other.status).toBe(410);
			expect(words(await other.text())).toMatch(/Humør 9|Du har sendt dette allerede/);
			expect((await guest().submit(path, reply(key))).status).toBe(302);
		}
		const { results } = await portal.db
			.prepare("select answers from form_replies where form_id = ?1")
			.bind(form.id)
			.all();
		expect(results).toEqual([{ answers: '{"mood":3}' }, { answers: '{"mood":3}' }]);
	});

	it("that says no is taken, and the page can still be answered", async () => {
		const form = await publish();
		await invitation(form.id, "says-no");
		const path = `${form.path}/says-no?lang=nb`;
		expect(words(await (await guest().fetch(path)).text())).toContain("Nei, jeg vil ikke svare");
		const no = await guest().submit(path, { ...reply(crypto.randomUUID()), step: "start", go: "decline" });
		expect(no.status).toBe(302);
		expect(words(await (await guest().fetch(path)).text())).toContain("Du har sagt at du ikke vil svare");
		expect((await guest().submit(path, reply(crypto.randomUUID()))).status).toBe(302);
		expect(await count(form.id)).toBe(1);
	});
});

it("public addresses that lead nowhere answer alike, and read alike", async () => {
	const form = await publish();
	const unknown = form.path.replace(form.guid, crypto.randomUUID());
	const made = await advisor.call("POST", "/api/form_builder/forms", { tenant_id: tenant.id, definition });
	const draft = form.path.replace(form.guid, (made.body as { guid: string }).guid);
	const look = async (path: string) => {
		const answer = await guest().fetch(path);
		const html = await answer.text();
		const plain = html
			.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "guid")
			.replaceAll(/nonce="[^"]*"/g, "")
			.replaceAll(/[\w-]{20,}/g, "token");
		return { status: answer.status, plain: words(plain), length: plain.length };
	};
	const [one, ...others] = await Promise.all(
		[unknown, draft, `${unknown}/some-token`, `${form.path}/some-token`].map(look),
	);
	expect(one?.status).toBe(404);
	for (const other of others) {
		expect([other.status, other.plain]).toEqual([one?.status, one?.plain]);
	}
});

describe("a form with a PIN", () => {
	it("shows nothing and takes nothing before it, by the page, by a secret link or by a call", async () => {
		const form = await publish({ pin: "Havn22" });
		await invitation(form.id, "with-pin");
		for (const path of [`${form.path}?lang=nb`, `${form.path}/with-pin?lang=nb`]) {
			const locked = words(await (await guest().fetch(path)).text());
			expect(locked).toContain("PIN-kode");
			expect(locked).not.toContain("Humør");
			expect((await guest().submit(path, reply(crypto.randomUUID()))).status).toBe(410);
			const wrong = await guest().submit(path, { ...reply(crypto.randomUUID()), go: "unlock", pin: "Havn23" });
			expect(wrong.status).toBe(422);
			expect(words(await wrong.text())).toContain("Det er ikke riktig PIN-kode");
			const person = guest();
			const fresh = { step: "start", go: "unlock", sendKey: crypto.randomUUID(), startedAt: "1" };
			const right = await person.submit(path, { ...fresh, pin: " havn22 " });
			expect(right.status).toBe(302);
			const cookie = right.headers.get("set-cookie")?.split(";")[0] ?? "";
			const headers = { cookie };
			expect(words(await (await guest().fetch(path, { headers })).text())).not.toContain("PIN-kode");
		}
		const body = { guid: form.guid, answers: { mood: 3 } };
		const shown = await guest().call("GET", `/api/form_builder/replies?guid=${form.guid}`);
		expect(shown.body).toMatchObject({ open: false, definition: null });
		expect((await guest().call("POST", "/api/form_builder/replies", body)).status).toBe(422);
		expect((await guest().call("POST", "/api/form_builder/replies", { ...body, pin: "havn22" })).status).toBe(201);
	});
});

describe("a PIN that lapses while somebody types", () => {
	const typing = () => ({
		...{ step: "p0", go: "next", kept: "{}", shown: "mood code", "a.mood": "7", "a.code": "aab" },
		...{ sendKey: crypto.randomUUID(), startedAt: "1" },
	});
	/** The hidden fields of the page's form. */
	const hiddenIn = (html: string) =>
		Object.fromEntries(
			[...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
				name,
				value.replaceAll("&quot;", '"'),
			]),
		);

	it("is asked for again, and what they typed stands in the form after it, on the same screen", async () => {
		const form = await publish({ pin: "Havn22", presentation: "pages" });
		const path = `${form.path}?lang=nb`;
		const sent = typing();
		const asked = await guest().submit(path, sent);
		expect(asked.status).toBe(410);
		const html = await asked.text();
		expect(words(html)).toContain("Det du har svart, blir med videre");
		for (const hidden of ["Humør", "Kode", 'type="radio"']) expect(html).not.toContain(hidden);
		const held = hiddenIn(html);
		expect(held).toMatchObject({ step: "p0", go: "unlock", sendKey: sent.sendKey, kept: '{"mood":"7","code":"aab"}' });

		const wrong = await guest().submit(path, { ...held, pin: "Havn23" });
		expect(wrong.status).toBe(422);
		const again = await wrong.text();
		expect(again).not.toContain("Humør");
		expect(hiddenIn(again)).toEqual(held);

		const right = await guest().submit(path, { ...hiddenIn(again), pin: "havn22" });
		expect(right.status).toBe(200);
		const cookie = right.headers.get("set-cookie")?.split(";")[0] ?? "";
		const filled = await right.text();
		expect(words(filled)).toContain("Humør");
		expect(filled).toMatch(/value="7"[^>]*checked|checked[^>]*value="7"/);
		expect(filled).toMatch(/name="a.code"[^>]*value="aab"/);
		const kept = hiddenIn(filled);
		const done = await asPerson(portal, cookie).submit(path, { ...kept, shown: "", step: "review", go: "send" });
		expect(done.status).toBe(302);
		expect(await count(form.id)).toBe(1);
	});

	it("holds the version that was begun with, also after a wrong PIN", async () => {
		const form = await publish({ pin: "Havn22", presentation: "pages" });
		const path = `${form.path}?lang=nb`;
		const version = String(
			await portal.db.prepare("select id from form_versions where form_id = ?1").bind(form.id).first("id"),
		);
		await portal.db
			.prepare(
				"insert into form_versions (tenant_id, id, form_id, number, definition, publisher_id, created_at, updated_at) select tenant_id, 'newer-' || id, form_id, 2, replace(definition, 'Humør', 'Stemning'), publisher_id, created_at, updated_at from form_versions where id = ?1",
			)
			.bind(version)
			.run();
		await portal.db
			.prepare("update forms set current_version_id = 'newer-' || ?1 where id = ?2")
			.bind(version, form.id)
			.run();
		const asked = hiddenIn(await (await guest().submit(path, { ...typing(), version })).text());
		const wrong = hiddenIn(await (await guest().submit(path, { ...asked, pin: "none" })).text());
		const right = await guest().submit(path, { ...wrong, pin: "havn22" });
		const filled = await right.text();
		expect(words(filled)).toContain("Humør");
		expect(words(filled)).not.toContain("Stemning");
		expect(hiddenIn(filled).version).toBe(version);
	});
});

describe("what is nested deeper than a form has it", () => {
	const within = (levels: number, value: unknown): unknown => (levels === 0 ? value : [within(levels - 1, value)]);

	it("is told of as a wrong answer, and nothing is kept", async () => {
		const form = await publish();
		const send = (answers: object) =>
			guest().call("POST", "/api/form_builder/replies", { guid: form.guid, answers, language: "nb" });
		for (const levels of [1, 3, 12])
			for (const value of [3, { mood: 3 }]) {
				const { status, body, text } = await send({ mood: within(levels, value), code: within(levels, value) });
				expect(status, text).toBe(422);
				expect(Object.keys(body.errors ?? {})).toEqual(["mood", "code"]);
			}
		const kept = JSON.stringify({ mood: within(40, 3) });
		expect((await guest().submit(form.path, reply(crypto.randomUUID(), { kept }))).status).toBe(422);
		expect(await count(form.id)).toBe(0);
		expect((await send({ mood: 3 })).status).toBe(201);
	});

	it("is refused as a rule of a form, whose draft stays what it was", async () => {
		const { id } = await publish();
		const isLow = { of: { kind: "answer", question: "mood" }, test: "less", value: 3 };
		const ruled = (levels: number) => {
			let showIf: unknown = isLow;
			for (let at = 0; at < levels; at++) showIf = { not: showIf };
			const [page] = definition.pages;
			return { ...definition, pages: [page, { id: "p1", showIf, sections: [{ id: "s1", questions: [] }] }] };
		};
		const save = (levels: number) =>
			advisor.call("POST", "/api/form_builder/forms", { id, revision: 1, definition: ruled(levels) });
		expect((await save(5)).status).toBe(422);
		expect((await save(12)).status).toBe(422);
		const read = await advisor.call("GET", `/api/form_builder/forms?id=${id}`);
		expect(read.body).toMatchObject({ revision: 1, definition: { pages: definition.pages } });
		expect((await save(4)).status).toBe(200);
	});
});

it("whatever is posted to a form is answered, never by a fault of ours", async () => {
	const form = await publish();
	const text = fc.oneof(
		fc.string({ maxLength: 40 }),
		fc.json({ maxDepth: 2 }),
		fc.constantFrom("", "{}", "[]", "null", "NaN"),
	);
	const fields = fc.dictionary(
		fc.constantFrom(
			"step",
			"go",
			"kept",
			"shown",
			"sendKey",
			"startedAt",
			"version",
			"revision",
			"a.mood",
			"a.code",
			"a.x.y",
		),
		text,
	);
	await fc.assert(
		fc.asyncProperty(fields, async (given) => {
			const answer = await guest().submit(form.path, { ...reply(crypto.randomUUID()), ...given });
			expect(answer.status).toBeLessThan(500);
		}),
		{ numRuns: 60 },
	);
});
