import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
const people: Record<string, Person> = {};

beforeAll(async () => {
	portal = await startPortal({ seed: true });
	for (const name of ["advisor", "advisor2", "client", "admin"])
		people[name] = await signInAs(portal, `${name}@fjordvik.test`);
});
afterAll(() => portal.dispose());

/** The main part of somebody's home page. */
async function home(who: string): Promise<string> {
	const page = await (await people[who]?.fetch("/home"))?.text();
	return page?.slice(page.indexOf("<main"), page.indexOf("</main>")).replaceAll("&amp;", "&") ?? "";
}

const idOf = (sql: string) => portal.db.prepare(sql).first<string>("id");
const run = (sql: string) => portal.db.prepare(sql).run();
const userId = "(select id from users where email = 'advisor@fjordvik.test')";
const tenantId = "(select id from tenants where slug = 'fjordvik')";

/** Leaves only what a test is about: what stands before it on the page would hide it. */
async function handleAll(): Promise<void> {
	await portal.db.batch(
		[
			"update hms_measures set is_open = 0",
			"update verdal_placements set archived_at = 1",
			"update hms_deviations set status = 'closed'",
			"update crm_tasks set is_open = 0",
			"update crm_submissions set status = 'handled'",
			"update kartlegging_companies set next_on = '9999-12-31'",
			"update kartlegging_follow_ups set done_on = '2026-01-01'",
			"update nl_productions set status = 'done'",
			"update vt_intakes set status = 'closed'",
			"update access_requests set status = 'declined'",
			"update news_articles set asks_confirmation = 0",
			"update invitations set status = 'revoked'",
			"update be_entrepreneurs set status = 'closed'",
			"update resource_bookings set status = 'cancelled'",
			"update crm_attendees set answer = 'yes'",
		].map((sql) => portal.db.prepare(sql)),
	);
}

test("an alert stands first, then what is overdue of each module; whoever has no part in it sees none of it", async () => {
	const page = await home("advisor");
	const first = page.indexOf("/psych_eval/reports/reply/");
	expect(first).toBeGreaterThan(0);
	for (const later of ["/hms/plan/", "/hms/deviations/"])
		expect([later, page.indexOf(later) > first]).toEqual([later, true]);
	for (const who of ["advisor2", "client"])
		for (const path of ["/hms/", "/dashboardCRM/tasks", "/dashboardCRM/contactForm/"])
			expect([who, path, (await home(who)).includes(`href="/${path}`)]).toEqual([who, path, false]);
});

test("the day ahead, one's own clients and news lead to their records, and nothing leads to the page itself", async () => {
	const page = await home("advisor");
	expect(page).toMatch(/href="[^"]+\/dashboardCRM\/meetings\/new"/);
	expect(page).toMatch(/<h2[^>]*>Mine deltakere/);
	expect(page).toMatch(/href="[^"]+\/news\/view\//);
	expect(page).not.toMatch(/href="\/home"/);
	const client = await home("client");
	expect(client).not.toMatch(/<h2[^>]*>Mine deltakere/);
	expect(client).toMatch(/href="[^"]+\/news\/view\//);
});

test("each module says what waits: tasks, messages, deviations, places, requests, invitations, news to confirm", async () => {
	await handleAll();
	const task = await idOf(`select id from crm_tasks where tenant_id = ${tenantId} and deleted_at is null limit 1`);
	await run(`update crm_tasks set is_open = 1, due_on = '2026-01-02', assignee_id = ${userId} where id = '${task}'`);
	expect(await home("advisor")).toContain(`/dashboardCRM/tasks?task=${task}`);
	expect(await home("admin")).not.toContain(`/dashboardCRM/tasks?task=${task}`);
	const message = await idOf(
		`select id from crm_submissions where tenant_id = ${tenantId} and deleted_at is null limit 1`,
	);
	await run(`update crm_contact_forms set assignee_id = ${userId}`);
	await run(`update crm_submissions set status = 'new' where id = '${message}'`);
	expect(await home("advisor")).toContain(`/contactForm/messages/${message}`);
	expect(await home("admin")).not.toContain(`/contactForm/messages/${message}`);
	const deviation = await idOf(
		`select id from hms_deviations where tenant_id = ${tenantId} and deleted_at is null limit 1`,
	);
	await run(`update hms_deviations set status = 'new', owner_id = null where id = '${deviation}'`);
	expect(await home("admin")).toContain(`/hms/deviations/${deviation}`);
	expect(await home("advisor")).not.toContain(`/hms/deviations/${deviation}`);
	await run("update hms_deviations set status = 'closed'");
	await run("update access_requests set status = 'open'");
	const asking =
		"select p.guid as id from people p join access_requests r on r.tenant_id = p.tenant_id and r.user_id = p.id";
	expect(await home("admin")).toContain(`/user/users?member=${await idOf(`${asking} limit 1`)}`);
	expect(await home("advisor")).not.toContain("/user/users?member=");
	await run(
		`update invitations set status = 'sent', email = 'late@people.test', expires_at = ${Date.now() - 86_400_000}
		where id = (select id from invitations where tenant_id = ${tenantId} limit 1)`.replaceAll(/\s+/g, " "),
	);
	expect(await home("admin")).toContain("late@people.test");
	expect(await home("advisor")).not.toContain("late@people.test");
	const article =
		"select guid as id from news_articles where audience = 'tenant' and is_live = 1 and deleted_at is null";
	const guid = await idOf(`${article} and tenant_id = ${tenantId} and author_id <> ${userId} limit 1`);
	await run(
		`update news_articles set asks_confirmation = 1, published_at = ${Date.now() - 1000} where guid = '${guid}'`,
	);
	await run("delete from news_receipts");
	for (const who of ["advisor", "client"]) expect(await home(who)).toMatch(/Les og bekreft|Read and confirm/);
	await run(
		`insert into news_receipts (tenant_id, id, article_id, user_id, language, read_at, confirmed_at, created_at, updated_at)
		select tenant_id, 'r1', id, ${userId}, 'nb', 1, 1, 1, 1 from news_articles where guid = '${guid}'`.replaceAll(
			/\s+/g,
			" ",
		),
	);
	expect(await home("advisor")).not.toMatch(/Les og bekreft|Read and confirm/);
});

test("a task that is due is done from the home page and taken back, by whoever may do it alone", async () => {
	const task = await idOf(`select id from crm_tasks where tenant_id = ${tenantId} and deleted_at is null limit 1`);
	await run(`update crm_tasks set is_open = 1, status = 'todo', due_on = '2026-01-02', assignee_id = ${userId}
		where id = '${task}'`);
	const guid = await portal.db.prepare("select guid from tenants where slug = 'fjordvik'").first<string>("guid");
	const send = async (who: string, intent: string, tenant = guid ?? "") => {
		const answer = await people[who]?.submit("/home", { intent, kind: "taskDue", tenant, id: task ?? "" });
		return answer?.status;
	};
	const status = () => portal.db.prepare("select status from crm_tasks where id = ?").bind(task).first("status");
	expect(await home("advisor")).toMatch(/<button[^>]*value="settleNeed"/);
	expect([await send("client", "settleNeed"), await send("advisor2", "settleNeed"), await status()]).toEqual([
		...[404, 404],
		"todo",
	]);
	expect([await send("advisor", "settleNeed", crypto.randomUUID()), await status()]).toEqual([404, "todo"]);
	expect([await send("advisor", "settleNeed"), await status()]).toEqual([200, "done"]);
	expect([await send("advisor", "unsettleNeed"), await status()]).toEqual([200, "todo"]);
});

test("an alert is followed up on the home page with what was done, and a meeting answered; each is taken back", async () => {
	const guid = await portal.db.prepare("select guid from tenants where slug = 'fjordvik'").first<string>("guid");
	const send = (who: string, intent: string, kind: string, id: string | null, note = "") =>
		people[who]?.submit("/home", { intent, kind, tenant: guid ?? "", id: id ?? "", note });
	const alert = await idOf(`select a.id from self_report_alerts a join advisor_clients c on c.tenant_id = a.tenant_id
		and c.client_id = a.client_id where c.advisor_id = ${userId} and a.acknowledged_at is null limit 1`);
	const done = () =>
		portal.db.prepare("select action from self_report_alerts where id = ?").bind(alert).first("action");
	const refused = await send("advisor", "settleNeed", "selfReportAlert", alert);
	expect([refused?.status, await refused?.text()]).toEqual([422, expect.stringContaining(`note-${alert}-error`)]);
	expect((await send("advisor2", "settleNeed", "selfReportAlert", alert, "Ringte"))?.status).toBe(404);
	expect([(await send("advisor", "settleNeed", "selfReportAlert", alert, "Ringte"))?.status, await done()]).toEqual([
		200,
		"Ringte",
	]);
	expect((await send("advisor", "settleNeed", "selfReportAlert", alert, "Igjen"))?.status).toBe(409);
	expect((await send("admin", "unsettleNeed", "selfReportAlert", alert))?.status).not.toBe(200);
	expect([(await send("advisor", "unsettleNeed", "selfReportAlert", alert))?.status, await done()]).toEqual([200, ""]);

	const meeting = await idOf(`select id from crm_meetings where tenant_id = ${tenantId} limit 1`);
	const answer = () => portal.db.prepare("select answer from crm_attendees where id = 'asked'").first<string>("answer");
	await run(`update crm_meetings set status = 'planned', deleted_at = null, starts_at = ${Date.now() + 3_600_000}
		where id = '${meeting}'`);
	await run(`insert into crm_attendees (tenant_id, id, meeting_id, user_id, name, answer, token_hash, created_at, updated_at)
		values (${tenantId}, 'asked', '${meeting}', ${userId}, 'Ingrid', 'none', 'asked', 1, 1)`);
	expect(await home("advisor")).toContain(`/dashboardCRM/meetings/${meeting}`);
	expect((await send("advisor2", "settleNeed", "meetingAsked", meeting))?.status).toBe(404);
	expect([(await send("advisor", "settleNeed", "meetingAsked", meeting))?.status, await answer()]).toEqual([
		200,
		"yes",
	]);
	expect([(await send("advisor", "unsettleNeed", "meetingAsked", meeting))?.status, await answer()]).toEqual([
		200,
		"none",
	]);
	const page = `/${guid}/dashboardCRM/meetings/${meeting}`;
	expect((await people.advisor?.submit(page, { intent: "answer", answer: "no" }))?.status).toBe(302);
	expect([await answer(), await home("advisor")]).toEqual(["no", expect.not.stringContaining("meetingAsked")]);
});

test("the tour is offered until it is answered, and shows its step without a script", async () => {
	expect(await home("advisor2")).toContain('href="/home?tour=1"');
	const step = await (await people.advisor2?.fetch("/home?tour=2"))?.text();
	expect(step).toContain('href="/home?tour=3"');
	await people.advisor2?.submit("/home", { intent: "leaveTour" });
	expect(await home("advisor2")).not.toContain("tour=1");
	expect(await (await people.advisor2?.fetch("/help"))?.text()).toContain('href="/home?tour=1"');
});

test("people hide and move parts of their page by buttons, each for themselves, and get them back", async () => {
	const post = (fields: Record<string, string>) => people.advisor?.submit("/home", fields);
	expect(await home("advisor")).toMatch(/<h2[^>]*>Nyheter/);
	await post({ intent: "hideSection", section: "news" });
	expect(await home("advisor")).not.toMatch(/<h2[^>]*>Nyheter/);
	expect(await home("admin")).toMatch(/<h2[^>]*>Nyheter/);
	await post({ intent: "showSection", section: "news" });
	expect(await home("advisor")).toMatch(/<h2[^>]*>Nyheter/);
	const order = async () =>
		[...(await home("advisor")).matchAll(/<h2[^>]*>(Mine deltakere|Fortsett kurset)/g)].map((hit) => hit[1]);
	expect(await order()).toEqual(["Mine deltakere", "Fortsett kurset"]);
	await post({ intent: "moveSection", section: "begun", beyond: "followed" });
	expect(await order()).toEqual(["Fortsett kurset", "Mine deltakere"]);
	await post({ intent: "resetHome" });
	expect(await order()).toEqual(["Mine deltakere", "Fortsett kurset"]);
});

test("the page costs no more than three round trips", async () => {
	for (const who of ["advisor", "client", "admin"]) {
		const answer = await people[who]?.fetch("/home");
		expect(JSON.parse(answer?.headers.get("X-D1") ?? "{}").roundTrips).toBeLessThanOrEqual(3);
	}
});
