import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { landscape } from "#db/seed/news/picture";
import { seeded } from "#db/seed/random";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let stranger: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("form_builder");
	const join = async (
		of: { id: string },
		entry: Awaited<ReturnType<typeof make.entry>>,
		role: "ADVISOR" | "CLIENT",
	) => {
		const member = await make.member(of, role, { language: "nb" });
		await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	tenant = await make.tenant({ name: "Vik" });
	const other = await make.tenant({ name: "Nes" });
	advisor = await join(tenant, await make.entry(tenant, module), "ADVISOR");
	stranger = await join(other, await make.entry(other, module), "ADVISOR");
});
afterAll(() => portal.dispose());

const definition = {
	format: 1,
	languages: ["el"],
	title: { el: "Βεβαίωση" },
	pages: [
		{
			id: "p",
			sections: [
				{
					id: "s",
					questions: [
						{ id: "photo", code: "photo", type: "file", label: { el: "Φωτογραφία" }, accepts: "pictures", maxFiles: 2 },
						{ id: "sign", code: "sign", type: "signature", label: { el: "Υπογραφή" } },
					],
				},
			],
		},
	],
	...{ scores: [], lineage: [], tests: [] },
};

async function publish(settings: object = { presentation: "pages" }) {
	const made = await advisor.call("POST", "/api/form_builder/forms", { tenant_id: tenant.id, definition, settings });
	expect(made.status, made.text).toBe(201);
	const { id, guid } = made.body as { id: string; guid: string };
	const done = await advisor.call("POST", "/api/form_builder/forms/publish", { id, revision: 1 });
	expect(done.status, done.text).toBe(200);
	return { id, guid, path: `/${tenant.guid}/form_builder/form_reply/${guid}?lang=nb` };
}

/** The fields of a page as somebody without JavaScript has it; files that are there are ticked to stay. */
async function fieldsOf(answer: Response) {
	const html = await answer.text();
	const fields: Record<string, string> = {};
	for (const [tag] of html.matchAll(/<input type="(?:hidden|checkbox)"[^>]*>/g)) {
		const part = (name: string) =>
			new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&") ?? "";
		if (part("name")) fields[part("name")] = part("value");
	}
	return { html, status: answer.status, fields };
}

const guest = () => asPerson(portal);
const picture = (name = "bilde.png") =>
	new File([landscape(seeded(3), 40, 30, 0) as BlobPart], name, { type: "image/png" });

async function post(path: string, fields: Record<string, string>, files: File[] = []) {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	for (const file of files) body.append("a.photo.new", file);
	const packed = new Response(body);
	const headers = { "Content-Type": packed.headers.get("Content-Type") ?? "" };
	return guest().fetch(path, { method: "POST", headers, body: await packed.arrayBuffer() });
}

async function begin(path: string) {
	const start = await fieldsOf(await guest().fetch(path));
	return fieldsOf(await post(path, { ...start.fields, go: "next" }));
}

const repliesOf = async (formId: string) =>
	(
		await portal.db
			.prepare("select id, guid, answers from form_replies where form_id = ?1")
			.bind(formId)
			.all<{ id: string; guid: string; answers: string }>()
	).results;
const stateOf = async (guid: string) =>
	(await portal.db.prepare("select state from files where guid = ?1").bind(guid).first<{ state: string }>())?.state;

describe("files of a reply", () => {
	it("go with the screen without JavaScript, are the reply's when it is sent, and are opened by whom the reply is open to", async () => {
		const form = await publish();
		const first = await begin(form.path);
		expect(first.html).toMatch(/enctype="multipart\/form-data"/i);
		const review = await fieldsOf(await post(form.path, { ...first.fields, go: "next" }, [picture()]));
		expect(review.html).toContain("bilde.png");
		const back = await fieldsOf(await post(form.path, { ...review.fields, go: "back" }));
		const [kept] = JSON.parse(back.fields.kept ?? "{}").photo as { guid: string }[];
		expect(back.html).toContain("bilde.png");
		expect(await stateOf(kept?.guid ?? "")).toBe("pending");
		const again = await fieldsOf(await post(form.path, { ...back.fields, go: "next" }));
		const fields = { ...again.fields, go: "send" };
		const sent = [await post(form.path, fields), await post(form.path, fields)];
		expect(sent.map(({ status }) => status)).toEqual([302, 302]);
		const replies = await repliesOf(form.id);
		expect(replies).toHaveLength(1);
		expect(await stateOf(kept?.guid ?? "")).toBe("ready");
		const path = `/${tenant.guid}/form_builder/reply_file/${replies[0]?.id}/${kept?.guid}`;
		const opened = await advisor.fetch(path);
		expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "image/png"]);
		expect((await stranger.fetch(path)).status).toBe(404);
		expect((await advisor.fetch(path.replace(String(kept?.guid), form.guid))).status).toBe(404);
		expect((await guest().fetch(`/api/media/${kept?.guid}`)).status).toBe(404);
	});

	it("are refused by kind, size and number, with the words and with all that was answered", async () => {
		const form = await publish();
		const first = await begin(form.path);
		const send = async (files: File[]) =>
			fieldsOf(await post(form.path, { ...first.fields, go: "next", "a.sign.name": "Kari" }, files));
		const liar = await send([new File(["<script>"], "bilde.png", { type: "image/png" })]);
		expect(liar.html).toContain("er av et slag som ikke tas imot her");
		expect(liar.html).toContain('value="Kari"');
		const pdf = await send([new File(["%PDF-1.7"], "brev.pdf", { type: "application/pdf" })]);
		expect(pdf.html).toContain("er av et slag som ikke tas imot her");
		const three = await send([picture("1.png"), picture("2.png"), picture("3.png")]);
		expect(three.html).toContain("Høyst 2 filer");
		const empty = await send([new File([], "tom.png")]);
		expect(empty.html).toContain("er tom");
		const large = await send([new File([new Uint8Array(10_000_001)], "stor.png")]);
		expect(large.html).toContain("er større enn 10 MB");
	});

	it("of nobody, of another form or of another reply are no answer", async () => {
		const form = await publish();
		const first = await begin(form.path);
		const one = await fieldsOf(await post(form.path, { ...first.fields, go: "next" }, [picture()]));
		expect((await post(form.path, { ...one.fields, go: "send" })).status).toBe(302);
		const [reply] = await repliesOf(form.id);
		const { guid } = (JSON.parse(reply?.answers ?? "{}") as { photo: { guid: string }[] }).photo[0] ?? { guid: "" };
		for (const stolen of [guid, crypto.randomUUID()]) {
			const second = await begin(form.path);
			const kept = JSON.stringify({ photo: [{ guid: stolen, name: "x.png", size: 1 }] });
			const answer = await post(form.path, { ...second.fields, step: "review", shown: "", kept, go: "send" });
			expect(answer.status).toBe(422);
			expect(await answer.text()).toContain("er ikke lagret lenger");
		}
		expect(await repliesOf(form.id)).toHaveLength(1);
	});

	it("are not taken where the form is closed", async () => {
		const form = await publish({ presentation: "pages", closesAt: Date.now() - 1000 });
		const fields = { step: "p", shown: "photo", kept: "{}", sendKey: crypto.randomUUID(), startedAt: "1", go: "next" };
		expect((await post(form.path, fields, [picture()])).status).toBe(410);
	});
});

describe("one's own reply as a PDF", () => {
	it("is there for the browser that has sent it, and for nobody who only knows its address", async () => {
		const form = await publish();
		const first = await begin(form.path);
		const signed = { "a.sign.name": "Ελένη", "a.sign.path": "M0 0L100 100" };
		const review = await fieldsOf(await post(form.path, { ...first.fields, ...signed, go: "next" }));
		const sent = await post(form.path, { ...review.fields, go: "send" });
		const cookie = (sent.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
		const headers = { Cookie: cookie };
		const thanks = await (await guest().fetch(String(sent.headers.get("location")), { headers })).text();
		const address = /href="([^"]*form_reply_pdf[^"]*)"/.exec(thanks)?.[1]?.replaceAll("&amp;", "&") ?? "";
		expect(address).not.toBe("");
		const pdf = await guest().fetch(address, { headers });
		expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(pdf.headers.get("cache-control")).toContain("no-store");
		expect((await pdf.text()).startsWith("%PDF-1.7")).toBe(true);
		expect((await guest().fetch(address)).status).toBe(404);
		const forged = cookie.replace(/[^.]*$/, crypto.randomUUID());
		expect((await guest().fetch(address, { headers: { Cookie: forged } })).status).toBe(404);
		const [reply] = await repliesOf(form.id);
		const path = `/${tenant.guid}/form_builder/reply_pdf/${reply?.id}`;
		expect((await advisor.fetch(path)).status).toBe(200);
		expect((await stranger.fetch(path)).status).toBe(404);
	});
});
