import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { factories } from "../support/factories";
import { pagesOf } from "../support/pdf-text";
import { big4, bytes, DEGREES, jpeg } from "../support/pictures";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let tenant: { id: string; guid: string };
/** Advisors; the second sees their own companies alone, the boss all. */
let advisor: Person;
let other: Person;
let boss: Person;
/** Advisors whose companies no other test touches. */
let counter: Person;
let follower: Person;
let base: string;

const now = today("Europe/Oslo", new Date());
const day = (count: number) => addDays(now, count);

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	const [own, users] = [await make.module("hms"), await make.module("users")];
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, own);
	const usersEntry = await make.entry(tenant, users);
	const join = async (role: "ADVISOR" | "ADMIN") => {
		const member = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, member, role);
		if (role === "ADMIN") await make.grant(usersEntry, member, role);
		return signInAs(portal, member.email);
	};
	[advisor, other, boss] = [await join("ADVISOR"), await join("ADVISOR"), await join("ADMIN")];
	[counter, follower] = [await join("ADVISOR"), await join("ADVISOR")];
	base = `/${tenant.guid}/hms`;
});
afterAll(() => portal.dispose());

type Company = { id: string; guid: string; open_deviations: number } & Record<
	"last_round_on" | "next_round_on" | "next_measure_on",
	string | null
>;
const html = async (person: Person, path: string) => (await person.fetch(path)).text();
const all = async <Row>(sql: string) => (await portal.db.prepare(sql).all<Row>()).results;
/** A form with fields that come several times. */
const submitAll = (person: Person, path: string, fields: Record<string, string | string[]>) =>
	person.fetch(path, {
		method: "POST",
		body: new URLSearchParams(
			Object.entries(fields).flatMap(([name, sent]) => [sent].flat().map((value) => [name, value])),
		),
	});
const idIn = (answer: Response) => answer.headers.get("Location")?.match(/\/([\w-]+)$/)?.[1] ?? "";

async function company(person: Person, name: string, more: object = {}): Promise<Company> {
	const made = await person.call("POST", "/api/hms/companies", { tenant_id: tenant.id, name, ...more });
	expect(made.status, made.text).toBe(201);
	return made.body as Company;
}
const read = async (id: string) => (await boss.call("GET", `/api/hms/companies?id=${id}`)).body as Company;

const plan = {
	area: "Lager",
	topic: "",
	plannedOn: day(7),
	leaderId: "",
	participants: "Kari Nes, verneombud\nOla Vik",
};
async function round(person: Person, of: Company, more: Record<string, string> = {}): Promise<string> {
	const fields = { intent: "plan", company: of.id, checklist: "office", ...plan, ...more };
	const made = await person.submit(`${base}/new_form`, fields);
	expect(made.status).toBe(302);
	return idIn(made);
}
const points = async (id: string) =>
	((await boss.call("GET", `/api/hms/rounds?id=${id}`)).body.sections as { points: { id: string }[] }[]).flatMap(
		(section) => section.points.map((point) => point.id),
	);
const answer = (person: Person, id: string, point: string, fields: Record<string, string>) =>
	person.submit(`${base}/rounds/${id}/points/${point}`, {
		...{ intent: "answer", comment: "", measure: "", ownerId: "", dueOn: "" },
		...fields,
	});
async function answerAll(person: Person, id: string, but: string[] = []): Promise<void> {
	for (const point of await points(id))
		if (!but.includes(point)) expect((await answer(person, id, point, { answer: "yes" })).status).toBe(302);
}

const report = {
	...{ intent: "report", kind: "nearMiss", title: "Pall veltet", event: "Pallen gled ut", place: "Rad 4", area: "" },
	...{ happenedOn: now, happenedAt: "07:30", immediateAction: "Sperret raden" },
};
async function deviation(person: Person, of: Company, more: Record<string, string> = {}): Promise<string> {
	const made = await person.submit(`${base}/new_deviation`, { ...report, company: of.id, ...more });
	expect(made.status).toBe(302);
	return idIn(made);
}

describe("companies", () => {
	it("are seen by whoever is responsible and at level 30, are settled for, exported, and go to the trash", async () => {
		const { id, guid } = await company(advisor, "Lyngvik Sag", { representative: "Kari Nes" });
		expect(await html(advisor, `${base}/companies`)).toContain("Lyngvik Sag");
		expect(await html(other, `${base}/companies`)).not.toContain("Lyngvik Sag");
		expect((await other.fetch(`${base}/companies/${guid}`)).status).toBe(404);
		expect(await html(boss, `${base}/companies/export?format=csv`)).toContain("Lyngvik Sag");
		const settings = { intent: "settings", leadId: other.userId, representative: "Ola Vik", intervalMonths: "6" };
		expect((await advisor.submit(`${base}/companies/${guid}`, settings)).status).toBe(302);
		expect(await html(other, `${base}/companies/${guid}`)).toContain("Ola Vik");
		const stranger = await make.member(tenant, "ADVISOR");
		const refused = await advisor.submit(`${base}/companies/${guid}`, { ...settings, leadId: stranger.id });
		expect(await refused.text()).toContain("Choose somebody who works with HSE here");
		await boss.submit(`${base}/companies`, { intent: "bulkRemove", "ids[]": id });
		expect((await boss.fetch(`${base}/companies/${guid}`)).status).toBe(404);
		await boss.submit(`${base}/companies/trash`, { intent: "bulkRestore", "ids[]": id });
		expect((await boss.fetch(`${base}/companies/${guid}`)).status).toBe(200);
	});

	it("show in words where they stand: the worst that is known", async () => {
		const made = await company(advisor, "Statusverk");
		const page = () => html(advisor, `${base}/companies/${made.guid}`);
		expect(await page()).toContain("No round yet");
		const reported = await deviation(advisor, made);
		expect(await read(made.id)).toMatchObject({ open_deviations: 1 });
		const late = { title: "Rydde", ownerId: advisor.userId, dueOn: day(-2) };
		await advisor.submit(`${base}/deviations/${reported}`, { intent: "addMeasure", ...late });
		expect(await page()).toContain("Something is overdue");
		expect(await html(advisor, `${base}/companies?f=nextMeasure.before.0`)).toContain("Statusverk");
	});
});

describe("an advisor of many companies", () => {
	const letters = () =>
		all<{ recipient: string; subject: string; text: string }>(
			"select recipient, subject, text from mail_outbox where template = 'safetyCampaign' order by recipient",
		);

	it("sees who is late, writes to all of them once, each of its own, and sees who has caught up", async () => {
		const kinds = ["Verksted A", "Verksted B", "Verksted C"];
		const [first, second, silent] = await Promise.all(
			kinds.map((name, at) =>
				company(follower, name, { industry: "Bilverksted", ...(at < 2 && { email: `v${at}@company.test` }) }),
			),
		);
		if (!first || !second || !silent) throw new Error("no companies");
		for (const [at, one] of [first, second, silent].entries()) {
			const late = { title: "Rydde", company_id: one.id, owner_id: follower.userId, due_on: day(-2 - at) };
			expect((await follower.call("POST", "/api/hms/measures", { tenant_id: tenant.id, ...late })).status).toBe(201);
		}
		const page = await html(follower, `${base}/advising`);
		expect(page).toContain("No e-mail address");
		expect(page).toContain("No industry has five companies yet.");
		const writing = { intent: "send", subject: "Your HSE work", message: "Call me if you need help." };
		const send = (companies: string[], more = {}) =>
			submitAll(follower, `${base}/advising`, { ...writing, "companies[]": companies, ...more });
		expect((await send([])).status).toBe(422);
		expect((await send([silent.id])).status).toBe(422);
		const strange = await company(other, "Naboen", { email: "naboen@company.test" });
		expect((await send([first.id, second.id, silent.id, strange.id])).status).toBe(302);
		const sent = await letters();
		expect(sent.map(({ recipient }) => recipient)).toEqual(["v0@company.test", "v1@company.test"]);
		expect(sent[1]).toMatchObject({ subject: "Your HSE work", text: expect.stringContaining("Verksted B:") });
		expect(sent[1]?.text).toContain("Call me if you need help.");
		expect(sent[1]?.text).not.toContain("Verksted A");
		const [measure] = await all<{ id: string }>(`select id from hms_measures where company_id = '${first.id}'`);
		await follower.submit(`${base}/plan/${measure?.id}`, { intent: "finish", outcome: "Ryddet" });
		expect(await html(follower, `${base}/advising`)).toContain("1 of 2 companies are on time");
		for (const _ of [2, 3, 4, 5]) expect((await send([second.id])).status).toBe(302);
		expect((await send([second.id])).status).toBe(429);
	});

	it("compares with the industry where five hide among each other, without their names", async () => {
		await Promise.all([1, 2, 3, 4, 5].map((at) => company(other, `Skjult ${at}`, { industry: "Bilverksted" })));
		const page = await html(follower, `${base}/advising`);
		expect(page).toContain("All 8 companies");
		expect(page).toContain("Verksted A");
		expect(page).not.toContain("Skjult");
	});
});

describe("a round", () => {
	it("is answered point by point; a no takes a measure, somebody responsible and a deadline", async () => {
		const made = await company(advisor, "Rundeverk");
		const id = await round(advisor, made);
		expect(await read(made.id)).toMatchObject({ next_round_on: day(7) });
		const [first = ""] = await points(id);
		const bare = await answer(advisor, id, first, { answer: "no", comment: "Vernet er av" });
		const text = await bare.text();
		expect([bare.status, text.includes("Vernet er av")]).toEqual([422, true]);
		for (const missing of ["Say what is to be done", "Choose who is responsible", "Set a deadline"])
			expect(text).toContain(missing);
		const whole = { answer: "no", measure: "Montere vernet", ownerId: advisor.userId, dueOn: day(3) };
		expect((await answer(advisor, id, first, whole)).status).toBe(302);
		expect(await html(advisor, `${base}/plan?q=montere`)).toContain("Montere vernet");
		await answer(advisor, id, first, { ...whole, measure: "Montere vern" });
		expect(await all(`select id from hms_measures where round_id = '${id}' and deleted_at is null`)).toHaveLength(1);
		await answer(advisor, id, first, { answer: "yes" });
		expect(await all(`select id from hms_measures where round_id = '${id}' and deleted_at is null`)).toHaveLength(0);
		expect(await html(advisor, `${base}/rounds/${id}`)).toContain("Inspection");
		expect((await other.fetch(`${base}/rounds/${id}`)).status).toBe(404);
		expect((await answer(other, id, first, { answer: "yes" })).status).toBe(404);
	});

	it("lets the later answer of two devices stand, whichever arrives first, and keeps both", async () => {
		const id = await round(advisor, await company(advisor, "To telefoner"));
		const [first = ""] = await points(id);
		const later = Date.now() - 60_000;
		const at = (time: number) => ({ keptAt: String(time) });
		await answer(advisor, id, first, { answer: "yes", comment: "Sist", ...at(later) });
		const late = { answer: "no", measure: "Rydde", ownerId: advisor.userId, dueOn: day(3), comment: "Først" };
		expect((await answer(boss, id, first, { ...late, ...at(later - 600_000) })).status).toBe(302);
		expect(await all(`select answer, comment from hms_answers where round_id = '${id}'`)).toEqual([
			{ answer: "yes", comment: "Sist" },
		]);
		expect(await all(`select id from hms_measures where round_id = '${id}'`)).toEqual([]);
		const given = `select answer from hms_given_answers where round_id = '${id}' order by answered_at`;
		expect(await all(given)).toEqual([{ answer: "no" }, { answer: "yes" }]);
		const page = await html(advisor, `${base}/rounds/${id}/points/${first}`);
		expect(page).toContain("2 answers to this point");
		// A device whose clock is ahead does not shut out what comes after it.
		await answer(advisor, id, first, { answer: "yes", comment: "Framtid", ...at(Date.now() + 86_400_000) });
		await answer(advisor, id, first, { answer: "notApplicable" });
		expect(await all(`select answer from hms_answers where round_id = '${id}'`)).toEqual([{ answer: "notApplicable" }]);
	});

	it("takes a form that was kept from nobody but the person who has filled it in", async () => {
		const id = await round(advisor, await company(advisor, "Delt telefon"));
		const [first = ""] = await points(id);
		const body = new URLSearchParams({ intent: "answer", answer: "yes" });
		const sent = await boss.fetch(`${base}/rounds/${id}/points/${first}`, {
			...{ method: "POST", body, headers: { "X-Kept-By": advisor.userId } },
		});
		expect(sent.headers.get("Location")).toMatch(/^\/login/);
		expect(await all(`select id from hms_answers where round_id = '${id}'`)).toEqual([]);
	});

	it("keeps a photo of a point without where it was taken, for whoever sees the round", async () => {
		const id = await round(advisor, await company(advisor, "Fotoverk"));
		const form = new FormData();
		for (const [name, value] of Object.entries({ intent: "answer", answer: "yes", comment: "" })) form.set(name, value);
		const taken = jpeg();
		form.set("photos", new File([taken], "vern.jpg", { type: "image/jpeg" }));
		const { headers, body } = new Response(form);
		const type = { "Content-Type": headers.get("Content-Type") ?? "" };
		const path = `${base}/rounds/${id}/points/p1`;
		const sent = await advisor.fetch(path, {
			method: "POST",
			headers: type,
			body: await new Response(body).arrayBuffer(),
		});
		expect(sent.status).toBe(302);
		const [photo] = await all<{ id: string }>(`select id from hms_round_photos where round_id = '${id}'`);
		const shown = await advisor.fetch(`${base}/rounds/${id}/photos/${photo?.id}`);
		expect(shown.status).toBe(200);
		const kept = Buffer.from(await shown.arrayBuffer());
		const place = Buffer.from(bytes(...DEGREES.map((one) => big4(one).reverse())));
		expect([Buffer.from(taken).includes(place), kept.includes(place), kept.length]).toEqual([
			true,
			false,
			taken.length,
		]);
		expect((await other.fetch(`${base}/rounds/${id}/photos/${photo?.id}`)).status).toBe(404);
		await advisor.submit(`${base}/rounds/${id}/points/p1`, { intent: "removePhoto", id: photo?.id ?? "" });
		expect((await advisor.fetch(`${base}/rounds/${id}/photos/${photo?.id}`)).status).toBe(404);
	});

	it("ends when every point is answered; then its protocol is signed, once for each, and is a PDF", async () => {
		const made = await company(advisor, "Protokollverk", { interval_months: 6 });
		const id = await round(advisor, made);
		const finishing = { intent: "finish", summary: "God runde" };
		await answerAll(advisor, id, ["p1"]);
		expect(await (await advisor.submit(`${base}/rounds/${id}`, finishing)).text()).toContain(
			"1 point is not answered yet",
		);
		await answerAll(advisor, id);
		const protocol = `${base}/read_reply?round=${id}`;
		const [kari] = await all<{ id: string }>(
			`select id from hms_participants where round_id = '${id}' and name = 'Kari Nes'`,
		);
		const signing = {
			round: id,
			intent: "sign",
			id: kari?.id ?? "",
			"signature.name": "Kari Nes",
			"signature.path": "M0 0L90 90",
		};
		expect((await advisor.submit(protocol, signing)).status).toBe(422);
		expect((await advisor.submit(`${base}/rounds/${id}`, finishing)).status).toBe(302);
		expect(await read(made.id)).toMatchObject({ last_round_on: now });
		expect((await read(made.id)).next_round_on).toMatch(/^\d{4}-/);
		expect((await answer(advisor, id, "p1", { answer: "yes" })).status).toBe(422);
		expect((await advisor.submit(protocol, signing)).status).toBe(302);
		expect((await advisor.submit(protocol, signing)).status).toBe(422);
		const pdf = await advisor.fetch(`${base}/rounds/${id}/pdf`);
		const text = (await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).flat().join(" ");
		for (const word of ["Protokollverk", "Lager", "Kari Nes", "God runde"]) expect(text).toContain(word);
		await advisor.submit(`${base}/rounds/${id}`, { intent: "reopen" });
		expect(await html(advisor, protocol)).toContain("Not signed yet");
	});

	it("is made of a checklist of one's own, and keeps its points when that changes", async () => {
		const made = await company(advisor, "Listeverk");
		const added = { intent: "add", name: "Vår liste", points: "# Inne\nEr det ryddig?\nEr det lyst?" };
		expect((await advisor.submit(`${base}/new_checklist`, added)).status).toBe(302);
		const [own] = await all<{ id: string }>("select id from hms_checklists where name = 'Vår liste'");
		const id = await round(advisor, made, { checklist: own?.id ?? "" });
		expect(await points(id)).toEqual(["p1", "p2"]);
		const changed = { intent: "save", name: "Vår liste", points: "Er det varmt?" };
		expect((await advisor.submit(`${base}/checklists/${own?.id}`, changed)).status).toBe(302);
		expect(await points(id)).toEqual(["p1", "p2"]);
		const empty = await advisor.submit(`${base}/new_checklist`, { ...added, points: "# Inne" });
		expect(await empty.text()).toContain("Write at least one point");
	});
});

describe("a checklist of the organisation", () => {
	it("is locked for those who do not see all, and is given to rounds that nobody has begun", async () => {
		const made = await company(advisor, "Låseverk");
		await advisor.submit(`${base}/new_checklist`, { intent: "add", name: "Felles liste", points: "Er det ryddig?" });
		const [own] = await all<{ id: string }>("select id from hms_checklists where name = 'Felles liste'");
		const page = `${base}/checklists/${own?.id}`;
		const [begun, waiting] = [
			await round(advisor, made, { checklist: own?.id ?? "" }),
			await round(advisor, made, { checklist: own?.id ?? "" }),
		];
		await answer(advisor, begun, "p1", { answer: "yes" });
		expect((await advisor.submit(page, { intent: "lock" })).headers.get("Location")).toContain("/error");
		expect((await boss.submit(page, { intent: "lock" })).status).toBe(302);
		const changed = { intent: "save", name: "Felles liste", points: "Er det ryddig?\nEr det lyst?" };
		expect((await advisor.submit(page, changed)).headers.get("Location")).toContain("/error");
		expect(await html(advisor, page)).toContain("Only those who see all companies");
		expect((await boss.submit(page, changed)).status).toBe(302);
		expect(await html(boss, page)).toContain("1 planned round has an earlier version");
		expect((await boss.submit(page, { intent: "push" })).status).toBe(302);
		expect(await points(waiting)).toEqual(["p1", "p2"]);
		expect(await points(begun)).toEqual(["p1"]);
	});
});

describe("a deviation", () => {
	it("is reported, handled, and closed when somebody else than who handled it has looked at the effect", async () => {
		const made = await company(advisor, "Avviksverk");
		const id = await deviation(advisor, made);
		const page = `${base}/deviations/${id}`;
		expect(await html(advisor, page)).toContain("Sperret raden");
		expect((await other.fetch(page)).status).toBe(404);
		const handling = {
			intent: "handling",
			status: "handling",
			ownerId: other.userId,
			dueOn: day(5),
			cause: "Bakstopp manglet",
		};
		expect((await advisor.submit(page, handling)).status).toBe(302);
		expect(await html(other, `${base}/deviations?f=owner.any.me`)).toContain("Pall veltet");
		expect((await advisor.submit(page, { intent: "close", outcome: " " })).status).toBe(422);
		expect((await advisor.submit(page, { intent: "close", outcome: "Montert bakstopp" })).status).toBe(302);
		expect(await read(made.id)).toMatchObject({ open_deviations: 1 });
		expect((await advisor.submit(page, { intent: "close", outcome: "Igjen" })).status).toBe(422);
		const looking = { intent: "checkEffect", isEnough: "yes", effect: "Ingen paller har falt" };
		expect((await advisor.submit(page, looking)).status).toBe(422);
		expect(await html(boss, "/home")).toContain("Check the effect");
		expect((await other.submit(page, { ...looking, isEnough: "no" })).status).toBe(302);
		expect(await html(advisor, page)).toContain("Being handled");
		expect((await boss.submit(page, looking)).status).toBe(422);
		expect((await advisor.submit(page, { intent: "close", outcome: "Montert bakstopp" })).status).toBe(302);
		expect((await boss.submit(page, looking)).status).toBe(302);
		expect(await read(made.id)).toMatchObject({ open_deviations: 0 });
		expect(await html(advisor, `${base}/deviations/export?format=csv&f=status.any.closed`)).toContain(
			"Montert bakstopp",
		);
		await advisor.submit(page, handling);
		expect(await read(made.id)).toMatchObject({ open_deviations: 1 });
	});

	it("is assessed in the matrix of the organisation, and keeps its figures when that has another size", async () => {
		const id = await deviation(advisor, await company(advisor, "Risikoverk"));
		const page = `${base}/deviations/${id}`;
		const risk = { likelihood: "5", consequence: "4", residualLikelihood: "0", residualConsequence: "0" };
		const assess = (more: object) => advisor.submit(page, { intent: "assess", ...risk, ...more });
		expect(await (await assess({ residualLikelihood: "2" })).text()).toContain(
			"Choose both likelihood and consequence",
		);
		expect((await assess({ residualLikelihood: "2", residualConsequence: "2" })).status).toBe(302);
		expect(await html(advisor, page)).toContain("High · 5 × 4 = 20");
		const settings = `${base}/settings`;
		expect((await advisor.submit(settings, { intent: "size", size: "3" })).headers.get("Location")).toContain("/error");
		expect((await boss.submit(settings, { intent: "size", size: "3" })).status).toBe(302);
		expect(await html(advisor, page)).toContain("5 × 4 = 20 in a 5 × 5 matrix");
		expect((await assess({})).status).toBe(422);
		const words = { "likelihood[]": ["Sjelden", "", ""], "consequence[]": ["", "", ""], "names[]": ["Grei", "", ""] };
		const matrix = { intent: "matrix", ...words, "tones[]": ["info", "warning", "danger"], low: "3", medium: "3" };
		expect(await (await submitAll(boss, settings, matrix)).text()).toContain("Enter a higher figure");
		expect((await submitAll(boss, settings, { ...matrix, medium: "6" })).status).toBe(302);
		await assess({ likelihood: "1", consequence: "3" });
		expect(await html(advisor, page)).toContain("Grei · 1 × 3 = 3");
		expect((await boss.submit(settings, { intent: "size", size: "5" })).status).toBe(302);
	});

	it("keeps event, requirement and cause apart, with the whys that lead from one to the other", async () => {
		const id = await deviation(advisor, await company(advisor, "Årsaksverk"));
		const page = `${base}/deviations/${id}`;
		expect(await html(advisor, page)).toContain("Training missing");
		await boss.submit(`${base}/settings`, { intent: "causes", causes: "Hast\nHast\n\nMangel på utstyr" });
		expect(await html(advisor, page)).toContain("Mangel på utstyr");
		const analysis = { requirement: "Last skal sikres", cause: "Ingen hadde ansvar", causeKind: "Hast" };
		const whys = { "whys[]": ["Den var usikret", "Ingen sjekket", "", "", ""] };
		expect((await submitAll(advisor, page, { intent: "analyse", ...analysis, ...whys })).status).toBe(302);
		const { body } = await advisor.call("GET", `/api/hms/deviations?id=${id}`);
		expect(body).toMatchObject({ event: "Pallen gled ut", requirement: "Last skal sikres", cause_kind: "Hast" });
		expect(body.whys).toEqual(["Den var usikret", "Ingen sjekket"]);
		await boss.submit(`${base}/settings`, { intent: "causes", causes: "" });
	});

	it("cannot have happened in the future, nor in a company that one does not see", async () => {
		const made = await company(advisor, "Fremtidsverk");
		const sending = { ...report, company: made.id };
		const early = await advisor.submit(`${base}/new_deviation`, { ...sending, happenedOn: day(2) });
		expect(await early.text()).toContain("Choose today or an earlier day");
		expect((await other.submit(`${base}/new_deviation`, sending)).status).toBe(422);
	});
});

describe("rounds that come again", () => {
	it("are planned four weeks ahead, once each, and stand in the year wheel of who sees the company", async () => {
		const made = await company(advisor, "Hjulverk");
		const path = `${base}/companies/${made.guid}/schedules`;
		const adding = { intent: "add", checklist: "office", area: "Lager", intervalMonths: "6", leaderId: advisor.userId };
		expect((await advisor.submit(path, { ...adding, nextOn: day(-1) })).status).toBe(422);
		expect((await other.submit(path, { ...adding, nextOn: day(10) })).status).toBe(404);
		expect((await advisor.submit(path, { ...adding, nextOn: day(10) })).status).toBe(302);
		const run = async () => {
			await portal.cron();
			await portal.settle();
		};
		await run();
		await run();
		const rounds = await all<{ planned_on: string }>(
			`select planned_on from hms_rounds where company_id = '${made.id}'`,
		);
		expect(rounds).toEqual([{ planned_on: day(10) }]);
		expect(await read(made.id)).toMatchObject({ next_round_on: day(10) });
		const year = `${base}/year?year=${day(10).slice(0, 4)}`;
		expect(await html(advisor, year)).toContain("Hjulverk");
		expect(await html(other, year)).not.toContain("Hjulverk");
		expect(await html(advisor, "/notifications")).toContain("A safety round was planned");
		const [schedule] = await all<{ id: string }>(`select id from hms_schedules where company_id = '${made.id}'`);
		await advisor.submit(path, { intent: "end", id: schedule?.id ?? "" });
		expect(await html(advisor, path)).toContain("Ended");
	});
});

describe("a poster", () => {
	const stranger = (path: string, fields?: Record<string, string>) =>
		portal.fetch(path, {
			...(fields && { method: "POST", body: new URLSearchParams(fields) }),
			headers: { Origin: portal.origin, Cookie: "setlanguage=en" },
			redirect: "manual",
		});
	const seen = { kind: "nearMiss", event: "Stigen vippet.\nIngen ble skadet.", place: "", happenedOn: now };
	async function poster(of: Company, more: Record<string, string> = {}) {
		const adding = { intent: "add", area: "Lager nord", ...more };
		expect((await advisor.submit(`${base}/companies/${of.guid}/posters`, adding)).status).toBe(302);
		const [made] = await all<{ id: string; guid: string }>(
			`select id, guid from hms_posters where company_id = '${of.id}' order by id desc limit 1`,
		);
		return { id: made?.id ?? "", path: `/hms/report/${made?.guid}` };
	}

	it("lets a stranger report without a name, and follow how it goes", async () => {
		const made = await company(advisor, "Plakatverk", { lead_id: advisor.userId });
		const { id, path } = await poster(made, { allowsAnonymous: "on" });
		expect(await html(advisor, `${base}/posters/${id}`)).toContain(path);
		expect((await other.fetch(`${base}/posters/${id}`)).status).toBe(404);
		expect(await (await stranger(path)).text()).toContain("Lager nord");
		const sent = await stranger(path, seen);
		expect(sent.status).toBe(302);
		const status = sent.headers.get("Location") ?? "";
		expect(await (await stranger(status)).text()).toContain("You have not said who you are");
		const list = await html(advisor, `${base}/deviations?q=plakatverk`);
		expect(list).toContain("Stigen vippet.");
		expect(await html(other, `${base}/deviations`)).not.toContain("Stigen vippet.");
		const [row] = await all<{ id: string; place: string }>(
			`select id, place from hms_deviations where company_id = '${made.id}'`,
		);
		expect(row?.place).toBe("Lager nord");
		expect(await html(advisor, "/notifications")).toContain("A deviation was reported by a QR poster");
		const state = async () =>
			(await (await stranger(status)).text()).match(/aria-current="step".*?<p[^>]*>(.*?)</s)?.[1];
		expect(await state()).toBe("Received");
		const handling = { intent: "handling", status: "handling", ownerId: "", dueOn: "" };
		await advisor.submit(`${base}/deviations/${row?.id}`, handling);
		expect(await state()).toBe("Being handled");
		expect((await stranger(status.replace(/.\?/, "x?"))).status).toBe(404);
	});

	it("asks for a name where it must, takes nothing from a robot, and nothing once it is closed", async () => {
		const made = await company(advisor, "Navneverk");
		const { id, path } = await poster(made);
		expect(await (await stranger(path, seen)).text()).toContain("This field is required");
		expect((await stranger(path, { ...seen, happenedOn: day(2) })).status).toBe(422);
		expect((await stranger(path, { ...seen, name: "Ola", contact: "900 00 000", homepage: "x" })).status).toBe(302);
		expect(await read(made.id)).toMatchObject({ open_deviations: 0 });
		expect((await stranger(path, { ...seen, name: "Ola Vik", contact: "900 00 000" })).status).toBe(302);
		expect(await html(advisor, `${base}/deviations?q=navneverk`)).toContain("Ola Vik");
		await advisor.submit(`${base}/companies/${made.guid}/posters`, { intent: "turn", id });
		expect(await (await stranger(path)).text()).toContain("not in use any more");
		expect((await stranger(path, { ...seen, name: "Ola Vik", contact: "900 00 000" })).status).toBe(422);
	});
});

describe("the figures", () => {
	it("count what the visitor sees, and each leads to what is behind it", async () => {
		const made = await company(counter, "Tallverk");
		const first = await deviation(counter, made, { area: "Lager" });
		await deviation(counter, made, { kind: "injury", area: "Lager" });
		await deviation(counter, made, { kind: "nearMiss", area: "Kontor" });
		await counter.submit(`${base}/deviations/${first}`, { intent: "close", outcome: "Ryddet" });
		await boss.submit(`${base}/deviations/${first}`, { intent: "checkEffect", isEnough: "yes", effect: "Ja" });
		const page = (await html(counter, `${base}/statistics`)).replaceAll("&amp;", "&");
		for (const said of [
			'"Open now: 2"',
			'"Happened in the period: 3"',
			'"Closed in the period: 1"',
			"2 for each personal injury",
		])
			expect(page).toContain(said);
		const link = page.match(/href="([^"]*area\.is\.Lager[^"]*)"/)?.[1] ?? "";
		const list = await html(counter, link);
		expect(list.match(/data-row|<tr[^>]*>/g)?.length).toBeGreaterThan(2);
		expect(await html(counter, `${base}/deviations?f=area.is.Kontor`)).toContain("1 deviation");
	});
});

describe("the action plan", () => {
	it("has what is overdue first, and takes what is done off it", async () => {
		const made = await company(advisor, "Planverk");
		const add = async (title: string, dueOn: string) =>
			idIn(
				await advisor.submit(`${base}/new_measure`, {
					...{ intent: "add", company: made.id, title, ownerId: advisor.userId, dueOn },
				}),
			);
		const later = await add("Senere tiltak", day(20));
		const overdue = await add("Forfalt tiltak", day(-3));
		const list = await html(advisor, `${base}/plan?q=planverk`);
		expect(list.indexOf("Forfalt tiltak")).toBeLessThan(list.indexOf("Senere tiltak"));
		expect(await read(made.id)).toMatchObject({ next_measure_on: day(-3) });
		expect((await advisor.submit(`${base}/plan/${overdue}`, { intent: "finish", outcome: "Ryddet" })).status).toBe(302);
		expect(await read(made.id)).toMatchObject({ next_measure_on: day(20) });
		const looking = { intent: "checkEffect", isEnough: "yes", effect: "Ryddig hver dag" };
		expect((await advisor.submit(`${base}/plan/${overdue}`, looking)).status).toBe(422);
		expect(await html(boss, `${base}/plan?q=planverk&f=state.any.done`)).toContain("Forfalt tiltak");
		expect((await boss.submit(`${base}/plan/${overdue}`, looking)).status).toBe(302);
		expect((await boss.submit(`${base}/plan/${later}`, looking)).status).toBe(422);
		const done = await html(advisor, `${base}/plan?q=planverk`);
		expect(done.indexOf("Senere tiltak")).toBeLessThan(done.indexOf("Forfalt tiltak"));
		const calls = await advisor.call("GET", `/api/hms/measures?id=${later}`);
		expect(calls.body).toMatchObject({ is_open: true, source: "own" });
	});

	it("reminds whoever is responsible by mail and notice, once for each day that was planned", async () => {
		const made = await company(advisor, "Minneverk");
		const adding = { intent: "add", company: made.id, title: "Husk meg", ownerId: advisor.userId, dueOn: day(2) };
		const id = idIn(await advisor.submit(`${base}/new_measure`, adding));
		const run = async () => {
			await portal.cron();
			await portal.settle();
		};
		await run();
		await run();
		const letters = await all(`select id from mail_outbox where instr(id, 'hms-mail:${id}:') = 1`);
		expect(letters).toHaveLength(1);
		expect(await all(`select remind_on from hms_measures where id = '${id}'`)).toEqual([{ remind_on: day(3) }]);
		const notices = await all(
			`select id from notifications where type = 'measureReminder' and instr(url, '${id}') > 0`,
		);
		expect(notices).toHaveLength(1);
	});
});

describe("the next round", () => {
	const done = async (id: string) => {
		await answerAll(advisor, id, ["p1"]);
		expect((await advisor.submit(`${base}/rounds/${id}`, { intent: "finish", summary: "" })).status).toBe(302);
	};
	const no = (owner: Person) => ({ answer: "no", measure: "Rydde rømningsvei", ownerId: owner.userId, dueOn: day(3) });
	const measuresOf = (of: Company) =>
		all<{ id: string; is_open: number; repeats: number; effect_by: string | null; proven_round_id: string | null }>(
			`select id, is_open, repeats, effect_by, proven_round_id from hms_measures where company_id = '${of.id}' and deleted_at is null`,
		);

	it("closes a point's measure that is in order, opens it again and counts where it is not, and its meeting says so", async () => {
		const made = await company(advisor, "Effektverk");
		const first = await round(advisor, made);
		await answer(advisor, first, "p1", no(advisor));
		await done(first);
		const second = await round(advisor, made);
		const meeting = await html(advisor, `${base}/rounds/${second}`);
		for (const said of ["Measures of the last round", "Rydde rømningsvei", "Suggested theme"])
			expect(meeting).toContain(said);
		await answer(boss, second, "p1", { answer: "yes" });
		expect(await measuresOf(made)).toMatchObject([
			{ is_open: 0, repeats: 0, effect_by: boss.userId, proven_round_id: second },
		]);
		await done(second);
		const third = await round(advisor, made);
		await answer(advisor, third, "p1", no(advisor));
		await answer(advisor, third, "p1", { ...no(advisor), measure: "Rydde rømningsvei nå" });
		expect(await measuresOf(made)).toMatchObject([{ is_open: 1, repeats: 1, effect_by: null, proven_round_id: null }]);
		// Taken back in the same round, it has never been.
		await answer(advisor, third, "p1", { answer: "notApplicable" });
		expect(await measuresOf(made)).toMatchObject([{ is_open: 1, repeats: 0 }]);
		await answer(advisor, third, "p1", no(advisor));
		await done(third);
		expect(await html(advisor, `${base}/read_reply?round=${third}`)).toContain("Rydde rømningsvei");
		const fourth = await html(advisor, `${base}/rounds/${await round(advisor, made)}`);
		expect(fourth).toContain("Answered No again and again");
		expect(fourth).toContain("No again in 1 round");
	});

	it("does not check the effect by whoever has done the measure, and leaves another area's alone", async () => {
		const made = await company(advisor, "Selvsjekk");
		const first = await round(advisor, made);
		await answer(advisor, first, "p1", no(advisor));
		await done(first);
		const [measure] = await measuresOf(made);
		await advisor.submit(`${base}/plan/${measure?.id}`, { intent: "finish", outcome: "Ryddet" });
		const elsewhere = await round(advisor, made, { area: "Verksted" });
		await answer(boss, elsewhere, "p1", { answer: "yes" });
		expect(await measuresOf(made)).toMatchObject([{ proven_round_id: null }]);
		await answer(advisor, await round(advisor, made), "p1", { answer: "yes" });
		expect(await measuresOf(made)).toMatchObject([{ is_open: 0, effect_by: null }]);
	});
});

describe("whoever else is to know of a report", () => {
	it("is told by a list of steps, whom one calls at once, and the hours that are left", async () => {
		const made = await company(advisor, "Varselverk");
		const id = await deviation(advisor, made, { kind: "injury", isSerious: "on" });
		const page = `${base}/deviations/${id}`;
		const shown = await html(advisor, page);
		expect(shown).toContain("tel:02800");
		expect(shown).toContain("NAV 13-07.05");
		const step = (key: string, isTaken = "yes") => advisor.submit(page, { intent: "step", step: key, isTaken });
		expect((await step("injury.nav")).status).toBe(302);
		expect((await step("privacy.authority")).status).toBe(422);
		expect(
			await all(`select json_extract(steps, '$."injury.nav"') > 0 as taken from hms_deviations where id = '${id}'`),
		).toEqual([{ taken: 1 }]);
		expect((await step("injury.nav", "no")).status).toBe(302);
		await advisor.submit(page, { intent: "serious", isSerious: "no" });
		expect(await html(advisor, page)).not.toContain("tel:02800");
		const breach = await deviation(advisor, made, { kind: "privacy" });
		expect(await html(advisor, `${base}/deviations/${breach}`)).toContain("71 hours left");
		await advisor.submit(`${base}/deviations/${breach}`, { intent: "step", step: "privacy.authority", isTaken: "yes" });
		expect(await html(advisor, `${base}/deviations/${breach}`)).toContain("The authority was told");
		const wrong = { ...report, company: made.id, kind: "privacy", isSerious: "on" };
		expect((await advisor.submit(`${base}/new_deviation`, wrong)).status).toBe(422);
	});

	it("is told once of a report that was sent twice over a bad line", async () => {
		const made = await company(advisor, "Dårlig linje");
		const sent = { ...report, company: made.id, formKey: crypto.randomUUID() };
		const twice = await Promise.all([
			advisor.submit(`${base}/new_deviation`, sent),
			advisor.submit(`${base}/new_deviation`, sent),
		]);
		await advisor.submit(`${base}/new_deviation`, sent);
		expect(twice.some(({ status }) => status === 302)).toBe(true);
		expect(await all(`select id from hms_deviations where company_id = '${made.id}'`)).toHaveLength(1);
	});
});

describe("good observations", () => {
	it("are counted, and thanked for once by somebody else, who is told", async () => {
		const made = await company(advisor, "Rosverk");
		const page = `${base}/observations`;
		const seen = { intent: "add", company: made.id, text: "Stigen var sikret", area: "", seenOn: now };
		expect((await advisor.submit(page, { ...seen, seenOn: day(1) })).status).toBe(422);
		expect((await other.submit(page, seen)).status).toBe(422);
		expect((await advisor.submit(page, seen)).status).toBe(302);
		const [row] = await all<{ id: string }>(`select id from hms_observations where company_id = '${made.id}'`);
		const thanking = { intent: "thank", id: row?.id ?? "", thanks: "Så bra!" };
		expect((await advisor.submit(page, thanking)).headers.get("Location")).toContain("/error");
		expect((await other.submit(page, thanking)).status).toBe(404);
		expect((await boss.submit(page, thanking)).status).toBe(302);
		expect((await boss.submit(page, thanking)).status).toBe(422);
		expect(await html(advisor, page)).toContain("Så bra!");
		expect(await html(advisor, "/notifications")).toContain("thanks you for what you saw go well");
		expect(await html(advisor, `${base}/statistics`)).toContain("Good observations");
	});
});

describe("a company's internal control", () => {
	it("shows evidence with its age, and a document is read anew once its words are others", async () => {
		const made = await company(advisor, "Kontrollverk");
		const page = `${base}/companies/${made.guid}/duties`;
		const document = { duty: "goals", title: "HMS-mål", text: "Ingen skal skades." };
		expect(await html(advisor, page)).toContain("No evidence yet");
		expect((await other.submit(page, { intent: "add", ...document })).status).toBe(404);
		const added = await advisor.submit(page, { intent: "add", ...document });
		const path = added.headers.get("Location") ?? "";
		expect(await html(advisor, page)).toContain("Newest evidence is 0 months old");
		expect((await advisor.submit(path, { intent: "read", version: "1" })).status).toBe(302);
		expect(await html(advisor, page)).toContain("You have read it");
		const change = { intent: "save", ...document, text: "Ingen skal bli syke.", updatedAt: "" };
		expect((await advisor.submit(path, change)).status).toBe(302);
		expect(await html(advisor, page)).toContain("Not read by you");
		// Somebody reads an older wording than stands there by now.
		expect((await advisor.submit(path, { intent: "read", version: "1" })).status).not.toBe(302);
		const file = await advisor.fetch(`${page}/pdf`);
		expect(file.headers.get("Content-Type")).toBe("application/pdf");
		const text = (await pagesOf(new Uint8Array(await file.arrayBuffer()))).join(" ");
		expect(text).toContain("HMS-mål");
		expect(text).not.toMatch(/required by law/i);
	});

	it("is seen by whoever has a role in it, with a view of their own, until that is taken away", async () => {
		const made = await company(advisor, "Rolleverk");
		const page = `${base}/companies/${made.guid}`;
		expect((await other.fetch(page)).status).toBe(404);
		const role = { intent: "addRole", userId: other.userId, role: "representative" };
		expect((await advisor.submit(page, role)).status).toBe(302);
		expect((await advisor.submit(page, role)).status).toBe(422);
		await deviation(advisor, made, { title: "Løst gelender" });
		const mine = await html(other, `${base}/mine`);
		for (const said of ["Safety representative", "Løst gelender", "Rolleverk"]) expect(mine).toContain(said);
		expect((await other.fetch(page)).status).toBe(200);
		expect(await html(advisor, `${base}/mine`)).toContain("You have no role in a company");
		const [person] = await all<{ guid: string }>(`select guid from people where id = '${other.userId}'`);
		const panel = () => html(boss, `/${tenant.guid}/user/users?member=${person?.guid}`);
		expect(await panel()).toContain("Roles in companies’ HSE work: 1");
		const [given] = await all<{ id: string }>(`select id from hms_roles where company_id = '${made.id}'`);
		await advisor.submit(page, { intent: "removeRole", id: given?.id ?? "" });
		expect((await other.fetch(page)).status).toBe(404);
		expect(await panel()).not.toContain("Roles in companies’ HSE work");
	});
});
