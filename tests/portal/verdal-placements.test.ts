import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { weekOf } from "#app/modules/verdal/weeks/week";
import { addDays, today } from "#app/platform/clock";
import { factories } from "../support/factories";
import { pagesOf } from "../support/pdf-text";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let tenant: { id: string; guid: string };
/** The advisor works with one's own clients, the boss with all; the participant sees what is theirs. */
let advisor: Person;
let other: Person;
let boss: Person;
let participant: Person;
let stranger: Person;
let base: string;

const now = today("Europe/Oslo", new Date());
const day = (count: number) => addDays(now, count);

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	const own = await make.module("verdal");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, own);
	const join = async (role: "CLIENT" | "ADVISOR" | "ADMIN") => {
		const member = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	[advisor, other, boss] = [await join("ADVISOR"), await join("ADVISOR"), await join("ADMIN")];
	[participant, stranger] = [await join("CLIENT"), await join("CLIENT")];
	await portal.db
		.prepare(
			"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?, 'r', ?, ?, 1, 1, 1)",
		)
		.bind(tenant.id, advisor.userId, participant.userId)
		.run();
	base = `/${tenant.guid}/verdal`;
});
afterAll(() => portal.dispose());

const html = async (person: Person, path: string) => (await person.fetch(path)).text();
/** The last letter that went to somebody. */
async function letterTo(email: string): Promise<{ subject: string; text: string }> {
	const sent = await portal.db
		.prepare("select subject, text from mail_outbox where recipient = ? order by created_at desc, id desc")
		.bind(email)
		.first<{ subject: string; text: string }>();
	return sent ?? { subject: "", text: "" };
}
const idIn = (answer: Response) => answer.headers.get("Location")?.match(/skjema\/([\w-]+)/)?.[1] ?? "";
const call = (person: Person, method: string, path: string, body: object = {}) =>
	person.call(method, `/api/verdal_skjema/${path}`, { tenant_id: tenant.id, ...body });
const read = async (id: string) => (await boss.call("GET", `/api/verdal_skjema/forms?id=${id}`)).body;

async function open(person: Person, fields: Record<string, string> = {}): Promise<Response> {
	const sent = { intent: "open", participantId: participant.userId, type: "workTrial", seen: "", ...fields };
	return person.submit(`${base}/new_skjema?participant=${participant.userId}`, sent);
}
async function opened(person: Person, fields: Record<string, string> = {}): Promise<string> {
	const made = await open(person, fields);
	expect(made.status).toBe(302);
	return idIn(made);
}
/** What makes an agreement whole but for its workplace. */
const whole = {
	...{ supervisor_name: "Per Lie", supervisor_email: "per@havbris.test", goals: [{ category: "job", text: "Jobb" }] },
	...{ starts_on: day(-10), ends_on: day(60), percent: 50, days_per_week: 2.5, tasks: "Plukk og pakk" },
};
let companyId: string;
async function workplace(placement: string): Promise<string> {
	if (companyId) return companyId;
	const company = { name: "Havbris Industri AS", orgNo: "", industry: "", phone: "", email: "" };
	const added = await advisor.submit(`${base}/skjema/${placement}/workplace`, { intent: "add", ...company });
	expect(added.status).toBe(302);
	companyId = String((await read(placement)).company_id);
	return companyId;
}
async function agreed(more: object = {}): Promise<string> {
	const made = await call(advisor, "POST", "forms", { type: "workTrial", participant_id: participant.userId });
	expect(made.status, made.text).toBe(201);
	const id = String(made.body.id);
	const changed = await call(advisor, "POST", "forms", {
		...{ id, company_id: await workplace(id), advisor_id: advisor.userId, ...whole, ...more },
	});
	expect(changed.status, changed.text).toBe(200);
	return id;
}
const closing = {
	...{ end_reason: "job", goal_reached: "yes", summary: "Gikk fint", next_step: "Fast jobb" },
	conclusion: "Trives med faste oppgaver",
};

describe("a placement", () => {
	it("is opened for one's own clients, and says what is missing with links to the fields", async () => {
		const id = await opened(advisor);
		const page = await html(advisor, `${base}/skjema/${id}`);
		expect(page).toContain("things are missing");
		for (const field of ["companyId", "supervisorName", "startsOn", "tasks"])
			expect(page).toContain(`href="#${field}"`);
		expect((await read(id)).status).toBe("draft");
		const refused = await open(advisor, { participantId: stranger.userId });
		expect(await refused.text()).toContain("Choose a participant whom you follow up");
		expect((await open(participant)).headers.get("Location")).toContain("/error");
	});

	it("is saved as a form without JavaScript sends it, and a linked position asks for code and job title", async () => {
		const id = await opened(advisor);
		const fields = {
			...{ intent: "save", type: "linkedPosition", participantId: participant.userId, advisorId: advisor.userId },
			...{ supervisorName: "Per Lie", supervisorEmail: "", supervisorPhone: "90012345", goalJob: "Fast jobb" },
			...{ startsOn: day(5), endsOn: day(40), percent: "50", daysPerWeek: "2,5", tasks: "Plukk", companyId: "" },
		};
		expect((await advisor.submit(`${base}/skjema/${id}`, fields)).status).toBe(302);
		const saved = await read(id);
		expect(saved).toMatchObject({ days_per_week: 2.5, goals: [{ category: "job", text: "Fast jobb" }] });
		expect(saved.missing).toEqual(["companyId", "codeId", "jobTitle"]);
		const wrong = await advisor.submit(`${base}/skjema/${id}`, { ...fields, endsOn: day(1) });
		expect([wrong.status, (await wrong.text()).includes("The last day must not come before the first")]).toEqual([
			422,
			true,
		]);
		expect((await advisor.submit(`${base}/skjema/${id}`, { ...fields, type: "workTrial" })).status).toBe(302);
		expect((await read(id)).missing).toEqual(["companyId"]);
	});

	it("is not written over by whoever began from an older one", async () => {
		const id = await opened(advisor);
		const { updated_at: updatedAt } = await read(id);
		const first = {
			intent: "save",
			type: "workTrial",
			tasks: "Plukk",
			updatedAt: String(Date.parse(String(updatedAt))),
		};
		expect((await advisor.submit(`${base}/skjema/${id}`, first)).status).toBe(302);
		const late = await boss.submit(`${base}/skjema/${id}`, { ...first, tasks: "Maling" });
		expect(late.status).toBe(409);
		expect(await late.text()).toContain("Plukk");
		expect((await read(id)).tasks).toBe("Plukk");
	});

	it("is seen by its participant, who does not write, by their advisor and at level 30, and by nobody else", async () => {
		const id = await agreed();
		const path = `${base}/skjema/${id}`;
		expect(await html(participant, path)).toContain("Plukk og pakk");
		expect(await html(participant, path)).not.toContain('name="tasks"');
		const tried = await participant.submit(path, { intent: "save", tasks: "x" });
		expect(tried.headers.get("Location")).toContain("/error");
		for (const person of [other, stranger]) expect((await person.fetch(path)).status).toBe(404);
		expect((await call(other, "POST", "forms", { id, tasks: "x" })).status).toBe(404);
		expect(await html(other, `${base}/overview`)).not.toContain("Havbris");
		expect(await html(boss, `${base}/overview`)).toContain("Havbris");
	});
});

describe("the status", () => {
	it("follows from what is missing and from the days, and lists are filtered by it", async () => {
		const stands = async (more: object) => {
			const id = await agreed(more);
			return { id, status: (await read(id)).status };
		};
		const underway = await stands({});
		const ready = await stands({ starts_on: day(3) });
		const ended = await stands({ starts_on: day(-30), ends_on: day(-1) });
		const last = await stands({ ends_on: now });
		const draft = await stands({ tasks: "" });
		expect([underway, ready, ended, last, draft].map(({ status }) => status)).toEqual([
			...["underway", "ready", "ended", "underway", "draft"],
		]);
		const listed = async (status: string) => {
			const answer = await boss.call(
				"GET",
				`/api/verdal_skjema/forms?tenant_id=${tenant.id}&f=status.any.${status}&limit=100`,
			);
			return (answer.body.items as { id: string; status: string }[]).filter(({ status: its }) => {
				expect(its).toBe(status);
				return true;
			});
		};
		for (const { id, status } of [underway, ready, ended, draft])
			expect((await listed(String(status))).map((one) => one.id)).toContain(id);
		const cancel = { intent: "cancel", cancelReason: "ill" };
		expect((await advisor.submit(`${base}/skjema/${ready.id}`, cancel)).status).toBe(302);
		expect((await read(ready.id)).status).toBe("cancelled");
		expect((await advisor.submit(`${base}/skjema/${ready.id}`, { intent: "resume" })).status).toBe(302);
		expect((await read(ready.id)).status).toBe("ready");
		for (const path of ["overview?f=period.between.0,30", "overview/board", "overview/timeline"])
			expect(await html(boss, `${base}/${path}`)).toContain("Havbris");
		expect(await html(boss, `${base}/overview/export?format=csv`)).toContain("Ready to start");
	});
});

describe("an agreement", () => {
	const anybody = (path: string) => asPerson(portal).fetch(path);
	/** The last link that was sent to an address. */
	async function linkTo(email: string): Promise<string> {
		await portal.settle();
		return (await letterTo(email)).text.match(/\/verdal_approval\/[\w-]+/)?.[0] ?? "";
	}

	it("becomes another version with a reason and a day, and tells its participant what was changed", async () => {
		const id = await agreed();
		const path = `${base}/skjema/${id}`;
		const change = { intent: "change", endsOn: day(90), startsOn: day(-10), percent: "50", daysPerWeek: "2,5" };
		const bare = await advisor.submit(`${path}/change?what=duration`, { ...change, reason: "", appliesOn: now });
		expect(bare.status).toBe(422);
		const same = { ...change, endsOn: day(60), reason: "Ingen", appliesOn: now };
		expect(await (await advisor.submit(`${path}/change`, same)).text()).toContain(
			"Nothing of the agreement is changed",
		);
		const done = await advisor.submit(`${path}/change`, { ...change, reason: "Trenger mer tid", appliesOn: now });
		expect(done.status).toBe(302);
		expect(await read(id)).toMatchObject({ ends_on: day(90), version: 2, status: "underway" });
		for (const person of [advisor, participant]) {
			const page = await html(person, path);
			for (const said of ["Extended", "Trenger mer tid", "version 2 of the agreement"]) expect(page).toContain(said);
		}
		const own = await participant.fetch(`/${tenant.guid}/user/users/${participant.userId}`);
		expect(await own.text()).toContain("Work trial extended: Havbris Industri AS");
	});

	it("keeps what one person writes in one sitting as one entry, with what stood there at first", async () => {
		const id = await agreed();
		for (const tasks of ["Plukk", "Plukk og rydding"]) await call(advisor, "POST", "forms", { id, tasks });
		const entries = await portal.db
			.prepare("select fields from verdal_changes where placement_id = ? and kind = 'edited'")
			.bind(id)
			.all<{ fields: string }>();
		expect(entries.results).toHaveLength(1);
		const fields = JSON.parse(entries.results[0]?.fields ?? "[]") as { field: string; before: string; after: string }[];
		expect(fields.find(({ field }) => field === "tasks")).toMatchObject({ after: "Plukk og rydding" });
		expect(fields.find(({ field }) => field === "companyId")).toMatchObject({ after: "Havbris Industri AS" });
	});

	it("is approved by link, by its participant and for somebody; a change lifts it, and the old link says so", async () => {
		const id = await agreed();
		const path = `${base}/skjema/${id}`;
		expect((await advisor.submit(path, { intent: "ask" })).status).toBe(302);
		expect((await read(id)).status).toBe("unapproved");
		const link = await linkTo("per@havbris.test");
		const shown = await (await anybody(link)).text();
		for (const said of ["Plukk og pakk", "Approve the agreement"]) expect(shown).toContain(said);
		const sent = await asPerson(portal).submit(link, { intent: "approve", name: "Per Lie" });
		expect(sent.status).toBe(302);
		expect(await (await anybody(link)).text()).toContain("You have approved");
		expect((await participant.submit(path, { intent: "approve" })).status).toBe(302);
		const tried = await participant.submit(path, { intent: "approveFor", party: "advisor", onBehalfReason: "x" });
		expect(tried.headers.get("Location")).toContain("/error");
		const forAdvisor = { intent: "approveFor", party: "advisor", onBehalfReason: "På papir" };
		expect((await boss.submit(path, forAdvisor)).status).toBe(302);
		expect((await read(id)).status).toBe("underway");
		expect(await html(advisor, path)).not.toContain('name="tasks"');
		const refused = await call(advisor, "POST", "forms", { id, tasks: "Maling" });
		expect([refused.status, refused.text.includes("Change it with a reason")]).toEqual([422, true]);
		const changed = await call(advisor, "POST", "forms", { id, tasks: "Maling", reason: "Ny oppgave" });
		expect(changed.body).toMatchObject({ version: 2, status: "unapproved" });
		const old = await (await anybody(link)).text();
		for (const said of ["The agreement has been changed", "Ny oppgave", "Maling"]) expect(old).toContain(said);
		expect(old).not.toContain("Approve the agreement");
		expect(await (await anybody(await linkTo("per@havbris.test"))).text()).toContain("Approve the agreement");
		expect((await anybody(`${link}x`)).status).toBe(404);
	});

	it("is taken over by a co-advisor, who sees it as the advisor does", async () => {
		const id = await agreed({ co_advisor_id: other.userId });
		const path = `${base}/skjema/${id}`;
		expect((await other.fetch(path)).status).toBe(200);
		expect((await other.submit(path, { intent: "takeOver" })).status).toBe(302);
		expect(await read(id)).toMatchObject({ advisor_id: other.userId, co_advisor_id: advisor.userId });
	});
});

describe("closing", () => {
	it("asks for how it ended, makes it read only, and is taken back", async () => {
		const id = await agreed();
		const path = `${base}/skjema/${id}`;
		const bare = await advisor.submit(path, { intent: "archive", summary: "Gikk fint" });
		expect(bare.status).toBe(422);
		expect(await bare.text()).toContain("Gikk fint");
		expect((await call(advisor, "POST", "forms", { id, archived: true, ...closing })).status).toBe(200);
		expect(await read(id)).toMatchObject({ status: "archived", ends_on: now });
		expect(await html(advisor, `${base}/archive`)).toContain("Trives med faste oppgaver");
		expect(await html(advisor, `${base}/overview`)).not.toContain(id);
		expect((await call(advisor, "POST", "forms", { id, tasks: "x" })).status).toBe(422);
		expect(await html(advisor, path)).not.toContain('name="tasks"');
		const blind = await open(advisor);
		expect(await blind.text()).toContain("Read the conclusion before you open a new one");
		const shown = await html(advisor, `${base}/new_skjema?participant=${participant.userId}`);
		expect(shown).toContain("Trives med faste oppgaver");
		const next = await opened(advisor, { seen: id });
		expect(await html(advisor, `${base}/skjema/${next}`)).toContain("Trives med faste oppgaver");
		expect((await advisor.submit(path, { intent: "restore" })).status).toBe(302);
		expect((await read(id)).status).toBe("underway");
	});
});

/** The Friday of this week, late enough for the clock to ask. */
const monday = weekOf(today("UTC", new Date()));
const friday = new Date(`${addDays(monday, 4)}T12:05:00Z`);
const linkOf = async (email: string) => {
	return (await letterTo(email)).text.match(/\/verdal_week\/[\w-]+/)?.[0] ?? "";
};
const weeksOf = async (id: string) =>
	(
		await portal.db
			.prepare("select party, answered_at, attendance, comment from verdal_weeks where placement_id = ? order by party")
			.bind(id)
			.all<{ party: string; answered_at: number | null; attendance: number | null; comment: string }>()
	).results;

describe("a week", () => {
	const answers = { attendance: "5", tasks: "4", wellbeing: "4", support: "3", progress: "5", comment: "" };

	it("is asked about once by a link of their own, answered by five taps, and seen in the placement", async () => {
		const id = await agreed({ supervisor_email: "siv@havbris.test", supervisor_name: "Siv Aune" });
		const path = `${base}/skjema/${id}`;
		expect((await participant.submit(path, { intent: "weekly", asks: "1" })).headers.get("Location")).toContain(
			"/error",
		);
		await portal.cron(undefined, friday);
		await portal.settle();
		expect(await weeksOf(id)).toEqual([]);
		expect((await advisor.submit(path, { intent: "weekly", asks: "1" })).status).toBe(302);
		await portal.cron(undefined, new Date(`${addDays(monday, 2)}T12:05:00Z`));
		await portal.settle();
		expect(await weeksOf(id)).toEqual([]);
		for (let run = 0; run < 2; run++) {
			await portal.cron(undefined, friday);
			await portal.settle();
		}
		expect((await weeksOf(id)).map(({ party }) => party)).toEqual(["participant", "supervisor"]);
		const link = await linkOf("siv@havbris.test");
		const someone = asPerson(portal);
		const shown = await (await someone.fetch(link)).text();
		expect([shown.match(/<main/g), shown.includes("How was the week?")]).toEqual([["<main"], true]);
		const empty = await someone.submit(link, { intent: "answer", comment: "Bra" });
		expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining("Bra")]);
		expect((await someone.submit(link, { ...answers, intent: "answer" })).status).toBe(302);
		const again = { ...answers, intent: "answer", attendance: "2", comment: "Borte to dager" };
		expect((await someone.submit(link, again)).status).toBe(302);
		expect((await weeksOf(id))[1]).toMatchObject({ attendance: 2, comment: "Borte to dager" });
		for (const page of [path, `${path}/progress`]) expect(await html(participant, page)).toContain("Borte to dager");
		expect((await stranger.fetch(`${path}/progress`)).status).toBe(404);
		// Whoever takes the place of the contact person has a link of their own: the old one opens nothing.
		await call(advisor, "POST", "forms", { id, supervisor_email: "ny@havbris.test" });
		expect((await someone.fetch(link)).status).toBe(404);
	});

	it("lets workplace and participant propose a change, which the advisor decides on once", async () => {
		const id = await agreed({ supervisor_email: "ola@havbris.test", supervisor_name: "Ola Moe" });
		const path = `${base}/skjema/${id}`;
		await advisor.submit(path, { intent: "weekly", asks: "1" });
		await portal.cron(undefined, friday);
		await portal.settle();
		const link = await linkOf("ola@havbris.test");
		const wants = { intent: "propose", kind: "extend", endsOn: day(90), proposedReason: "Trenger mer tid på truck" };
		const someone = asPerson(portal);
		expect((await someone.submit(link, { ...wants, endsOn: day(50) })).status).toBe(422);
		expect((await someone.submit(link, wants)).status).toBe(302);
		expect((await someone.submit(link, wants)).status).toBe(422);
		for (const seen of [await html(participant, path), await (await someone.fetch(link)).text()])
			expect(seen).toContain("Awaits the advisor");
		const one = (await portal.db
			.prepare("select id from verdal_proposals where placement_id = ? and state = 'open'")
			.bind(id)
			.first<string>("id")) as string;
		const decide = { intent: "approveProposal", proposal: one, answer: "Fint" };
		expect((await participant.submit(path, decide)).headers.get("Location")).toContain("/error");
		const both = await Promise.all([advisor.submit(path, decide), boss.submit(path, decide)]);
		expect(both.filter(({ status }) => status === 302)).toHaveLength(1);
		expect(await read(id)).toMatchObject({ ends_on: day(90), version: 2 });
		expect(await (await someone.fetch(link)).text()).toContain("Fint");
		await portal.settle();
		expect((await letterTo("ola@havbris.test")).subject).toContain("godkjent");
		const stop = { ...wants, kind: "change", endsOn: "", proposedReason: "Heller på lageret" };
		expect((await boss.submit(path, stop)).headers.get("Location")).toContain("/error");
		expect((await participant.submit(path, stop)).status).toBe(302);
		const two = (await portal.db
			.prepare("select id from verdal_proposals where placement_id = ? and state = 'open'")
			.bind(id)
			.first<string>("id")) as string;
		expect((await advisor.submit(path, { intent: "declineProposal", proposal: two, answer: "" })).status).toBe(422);
		const no = { intent: "declineProposal", proposal: two, answer: "Ikke plass der nå" };
		expect((await advisor.submit(path, no)).status).toBe(302);
		expect(await html(participant, path)).toContain("Ikke plass der nå");
	});
});

describe("an agreement", () => {
	it("stands field by field as NAV's form has it", async () => {
		const id = await agreed();
		const page = await html(advisor, `${base}/skjema/${id}/nav`);
		for (const said of ["arbeidsoppgaver", "Plukk og pakk", "antallDagerPerUke", "2,5", "Få jobb i bedriften", "Lie"])
			expect(page).toContain(said);
		expect((await participant.fetch(`${base}/skjema/${id}/nav`)).headers.get("Location")).toContain("/error");
	});
});

describe("a closed placement", () => {
	it("is closed by one of two advisors, and says nothing of anybody after the months that are settled", async () => {
		const id = await agreed({ supervisor_email: "unni@havbris.test", supervisor_name: "Unni Berg" });
		const path = `${base}/skjema/${id}`;
		const ending = { id, archived: true, ...closing, conclusion: "Vil helst arbeide ute" };
		const close = () => call(advisor, "POST", "forms", ending);
		const both = await Promise.all([close(), call(boss, "POST", "forms", ending)]);
		expect(both.map(({ status }) => status).sort()[0]).toBe(200);
		expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await boss.submit(`${base}/settings`, { intent: "anonymise", months: "6" })).status).toBe(302);
		const lain = async (days: number) => {
			await portal.db
				.prepare("update verdal_placements set archived_at = ? where id = ?")
				.bind(Date.now() - days * 86_400_000, id)
				.run();
			await portal.cron();
			await portal.settle();
		};
		await lain(150);
		expect(await html(boss, path)).toContain("Unni Berg");
		await lain(190);
		const page = await html(boss, path);
		for (const gone of ["Unni Berg", "Plukk og pakk", "Vil helst arbeide ute"]) expect(page).not.toContain(gone);
		expect(page).toContain("has been made anonymous");
		expect((await boss.submit(path, { intent: "restore" })).status).toBe(422);
		const { results } = await portal.db
			.prepare("select kind from verdal_changes where placement_id = ?")
			.bind(id)
			.all<{ kind: string }>();
		expect(results).toEqual([{ kind: "anonymised" }]);
		expect((await read(id)).end_reason).toBe("job");
	});
});

describe("a workplace", () => {
	it("says how many it takes, what is taken and what is free", async () => {
		const id = await agreed();
		const at = `${base}/overview/capacity`;
		const places = { intent: "places", companyId: await workplace(id), places: "40" };
		expect((await participant.submit(at, places)).headers.get("Location")).toContain("/error");
		expect((await advisor.submit(at, { ...places, companyId: "none" })).status).toBe(422);
		expect((await advisor.submit(at, places)).status).toBe(302);
		const open = await portal.db
			.prepare(
				"select count(*) as n from verdal_placements where company_id = ? and deleted_at is null and archived_at is null and cancel_reason is null and starts_on <= ? and ends_on >= ?",
			)
			.bind(places.companyId, now, now)
			.first<number>("n");
		expect(await html(advisor, at)).toContain(`<span class="font-semibold">${40 - (open ?? 0)}</span>`);
	});
});

describe("what companies need", () => {
	it("is offered where a workplace is chosen, to whoever sees the company, and gives the placement its workplace", async () => {
		const assessing = await make.entry(tenant, await make.module("kartlegging"));
		await make.grant(assessing, { id: advisor.userId }, "ADVISOR");
		const named = { tenant_id: tenant.id, name: "Trehuset AS", municipality: "Verdal" };
		const made = await advisor.call("POST", "/api/kartlegging/companies", named);
		expect(made.status, made.text).toBe(201);
		const needed = { company: String(made.body.id), title: "Snekkerlærling", places: "2", note: "", endsOn: day(90) };
		const openings = `/${tenant.guid}/kartlegging/openings`;
		for (const more of [{ kind: "job" }, { kind: "training", title: "Kantinehjelp" }])
			expect((await advisor.submit(openings, { intent: "add", ...needed, ...more })).status).toBe(302);
		const id = await opened(advisor);
		const path = `${base}/skjema/${id}`;
		expect(await html(advisor, path)).toContain("Companies need this now");
		await call(advisor, "POST", "forms", {
			id,
			goals: [{ category: "experience", text: "Bli kjent med snekkerfaget" }],
		});
		const offered = await html(advisor, `${path}/workplace`);
		expect(offered.indexOf("Snekkerlærling")).toBeLessThan(offered.indexOf("Kantinehjelp"));
		expect(await html(boss, `${path}/workplace`)).not.toContain("Snekkerlærling");
		const { results } = await portal.db
			.prepare("select id from openings where title = 'Snekkerlærling'")
			.all<{ id: string }>();
		const take = { intent: "take", opening: results[0]?.id ?? "" };
		expect((await boss.submit(`${path}/workplace`, take)).status).toBe(404);
		expect((await advisor.submit(`${path}/workplace`, take)).status).toBe(302);
		expect(await read(id)).toMatchObject({ workplace: "Trehuset AS", job_title: "Snekkerlærling" });
		expect(await html(advisor, `${base}/find/workplaces?q=trehus`)).toContain("Trehuset AS");
	});
});

describe("a draft", () => {
	it("that nobody writes on goes to the trash, a week and a day after somebody was warned", async () => {
		const id = await opened(advisor);
		const run = (sql: string, ...values: unknown[]) =>
			portal.db
				.prepare(sql)
				.bind(...values, id)
				.run();
		const sweep = async () => {
			await portal.cron();
			await portal.settle();
			const { results } = await portal.db
				.prepare("select kind from verdal_changes where placement_id = ? and kind like 'draft%' order by kind desc")
				.bind(id)
				.all<{ kind: string }>();
			return results.map(({ kind }) => kind);
		};
		await run("update verdal_placements set updated_at = ? where id = ?", Date.now() - 84 * 86_400_000);
		expect(await sweep()).toEqual(["draftWeek"]);
		expect(await sweep()).toEqual(["draftWeek"]);
		await run("update verdal_changes set created_at = created_at - ? where placement_id = ?", 6.1 * 86_400_000);
		expect(await sweep()).toEqual(["draftWeek", "draftDay"]);
		expect((await advisor.fetch(`${base}/skjema/${id}`)).status).toBe(200);
		await run("update verdal_changes set created_at = created_at - ? where placement_id = ?", 1.1 * 86_400_000);
		await sweep();
		expect((await advisor.fetch(`${base}/skjema/${id}`)).status).toBe(404);
		const { results } = await portal.db
			.prepare("select 1 from notifications where type = 'placementDraftEnds' and user_id = ?")
			.bind(advisor.userId)
			.all();
		expect(results).toHaveLength(2);
	});
});

describe("the follow-up plan", () => {
	it("reminds whoever takes part the day before, and keeps what was agreed", async () => {
		const id = await agreed();
		const path = `${base}/skjema/${id}`;
		const planned = { intent: "planFollowUp", plannedOn: day(1), kind: "meeting", "parties[]": "participant" };
		expect((await participant.submit(path, planned)).headers.get("Location")).toContain("/error");
		expect((await advisor.submit(path, planned)).status).toBe(302);
		// The clock goes by the day in Greenwich, which begins later.
		await portal.db
			.prepare("update verdal_follow_ups set remind_on = ? where placement_id = ? and remind_on = ?")
			.bind(today("UTC", new Date()), id, now)
			.run();
		await portal.cron();
		await portal.settle();
		const told = await portal.db
			.prepare("select count(*) as n from notifications where type = 'placementFollowUp' and user_id = ?")
			.bind(participant.userId)
			.first<number>("n");
		expect(told).toBe(1);
		const followUp = (await portal.db
			.prepare("select id from verdal_follow_ups where placement_id = ?")
			.bind(id)
			.first<string>("id")) as string;
		const held = { intent: "holdFollowUp", followUp, heldOn: now };
		expect((await advisor.submit(path, { ...held, minutes: "" })).status).toBe(422);
		expect((await advisor.submit(path, { ...held, minutes: "Mer ansvar fra mandag" })).status).toBe(302);
		expect(await html(participant, path)).toContain("Mer ansvar fra mandag");
		expect((await advisor.submit(path, { intent: "dropFollowUp", followUp })).status).toBe(422);
	});
});

describe("the statistics", () => {
	it("say what was begun and closed in a year, and what came of it", async () => {
		await call(advisor, "POST", "forms", { id: await agreed(), archived: true, ...closing });
		const page = await html(boss, `${base}/overview/statistics?year=${now.slice(0, 4)}`);
		for (const said of ["Started", "Got a job", "By workplace", "Havbris Industri AS"]) expect(page).toContain(said);
		expect(await html(boss, `${base}/overview/statistics?year=2001`)).toContain("Nothing was started or closed");
		expect((await participant.fetch(`${base}/overview/statistics`)).headers.get("Location")).toContain("/error");
	});
});

describe("the agreement", () => {
	it("is a document with what was agreed and lines to sign", async () => {
		const id = await agreed();
		const pdf = await advisor.fetch(`${base}/skjema/${id}/pdf`);
		expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
		const text = (await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join(" ").replace(/\s+/g, " ");
		for (const said of ["Agreement on a work trial", "Havbris Industri AS", "Per Lie", "Plukk og pakk", "Signatures"])
			expect(text).toContain(said);
		expect(await html(participant, `${base}/skjema/${id}/agreement`)).toContain("Havbris Industri AS");
	});
});

describe("the calls", () => {
	it("keep work trials and linked positions apart, and put what is deleted into the trash", async () => {
		const id = await agreed();
		expect((await boss.call("GET", `/api/verdal_skjema/utproving?id=${id}`)).status).toBe(200);
		expect((await boss.call("GET", `/api/verdal_skjema/stillingknyttet?id=${id}`)).status).toBe(404);
		const linked = await call(advisor, "POST", "stillingknyttet", { participant_id: participant.userId });
		expect(linked.body).toMatchObject({ type: "linkedPosition" });
		expect((await call(advisor, "DELETE", "forms", { id })).status).toBe(403);
		expect((await call(boss, "DELETE", "utproving", { id })).body).toEqual({ id, deleted: true });
		expect((await boss.fetch(`${base}/skjema/${id}`)).status).toBe(404);
		expect(await html(boss, `${base}/overview/trash`)).toContain("Havbris");
		await boss.submit(`${base}/overview/trash`, { intent: "bulkRestore", "ids[]": id });
		expect((await boss.fetch(`${base}/skjema/${id}`)).status).toBe(200);
	});

	it("tell in one answer all that the screens need, and whether anything has changed since", async () => {
		const init = (since = "") => boss.call("GET", `/api/verdal_skjema/init?tenant_id=${tenant.id}${since}`);
		const first = (await init()).body;
		expect(first.status).toBe("initiated");
		expect((first.forms as unknown[]).length).toBeGreaterThan(0);
		expect(first.workplaces).toContainEqual({ id: companyId, name: "Havbris Industri AS" });
		expect((await init(`&since=${Date.now() + 1000}`)).body.status).toBe("initiated");
		expect((await init("&since=1")).body.status).toBe("updated");
		const own = (await stranger.call("GET", `/api/verdal_skjema/init?tenant_id=${tenant.id}`)).body;
		expect([own.status, own.forms]).toEqual(["noinit", []]);
	});
});

// `settle` does not count what is put straight into the queue, so nothing comes after it.
describe("a week whose message comes again", () => {
	it("is asked about by a link that opens also where the queue took no letter at first", async () => {
		const id = await agreed({ supervisor_email: "vera@havbris.test", supervisor_name: "Vera Dahl" });
		await advisor.submit(`${base}/skjema/${id}`, { intent: "weekly", asks: "1" });
		await portal.settle();
		const payload = { id, weekOn: monday, key: "of-the-message" };
		const message = { v: 1, id: `verdal-week:${id}:${monday}`, type: "verdal.week", tenantId: tenant.id, payload };
		await portal.breakQueue(true);
		await portal.jobs.send(message);
		await expect.poll(() => weeksOf(id), { timeout: 10_000 }).toHaveLength(2);
		await portal.breakQueue(false);
		await portal.jobs.send(message);
		await expect.poll(() => linkOf("vera@havbris.test"), { timeout: 10_000 }).not.toBe("");
		expect((await asPerson(portal).fetch(await linkOf("vera@havbris.test"))).status).toBe(200);
	});
});
