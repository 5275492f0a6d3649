import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import { customerPeople, notes } from "#db/schema/crm";
import { advisorClients, companies } from "#db/schema/directory";
import { formAssignments, formReplies, forms } from "#db/schema/forms";
import { reportMembers, reportProjects } from "#db/schema/general-reports";
import { fileReceipts, files, mediaUsage } from "#db/schema/media";
import { newsArticles } from "#db/schema/news";
import { tasks } from "#db/schema/tasks";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

type Role = "ADMIN" | "ADVISOR" | "CLIENT";
type Member = { id: string; guid: string; email: string };
const keys = [
	"users",
	"crm",
	"news",
	"files",
	"form_builder",
	"psych_eval",
	"general_reports",
	"activity_log",
] as const;
type Grants = Partial<Record<(typeof keys)[number], Role>>;

let portal: Portal;
let make: ReturnType<typeof factories>;
let here: Awaited<ReturnType<typeof place>>;
let colleague: Member;
let client: Member;
let boss: Person;
let guide: Person & { id: string };
let modules: Record<string, { id: string }>;

const at = 1_700_000_000_000;
const stamps = { createdAt: at, updatedAt: at };
const everything = (role: Role): Grants => Object.fromEntries(keys.map((key) => [key, role]));

/** A tenant with all the modules; `join` makes somebody with these grants there, signed in. */
async function place(name: string) {
	const tenant = await make.tenant({ name, language: "en" });
	const entries = new Map<string, Awaited<ReturnType<typeof make.entry>>>();
	for (const key of keys) entries.set(key, await make.entry(tenant, modules[key] as { id: string }));
	const grant = async (user: { id: string }, grants: Grants) => {
		for (const [key, role] of Object.entries(grants)) {
			const entry = entries.get(key);
			if (entry) await make.grant(entry, user, role);
		}
	};
	const join = async (role: Role, grants: Grants, given: object = {}) => {
		const user = await make.member(tenant, role, { language: "en", ...given });
		await grant(user, grants);
		return { ...(await signInAs(portal, user.email)), id: user.id, guid: user.guid };
	};
	return { tenant, entries, grant, join };
}

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	modules = {};
	for (const key of keys) modules[key] = await make.module(key);
	here = await place("Vik");
	const there = await place("Nes");
	boss = await here.join("ADMIN", everything("ADMIN"));
	guide = await here.join("ADVISOR", everything("ADVISOR"));
	colleague = await make.member(here.tenant, "ADVISOR", { firstName: "Bo", lastName: "Berg", language: "en" });
	await make.membership(there.tenant, colleague as never, "ADVISOR");
	client = await make.member(here.tenant, "CLIENT", { firstName: "Cem", lastName: "Can" });

	const db = drizzle(portal.db);
	const ofTenant = (tenant: { id: string }) => ({ tenantId: tenant.id, id: newId(), ...stamps });
	const task = (tenant: { id: string }, isOpen = true) => ({
		...ofTenant(tenant),
		...{ title: "Call", isOpen, status: isOpen ? ("todo" as const) : ("done" as const) },
		...{ assigneeId: colleague.id, createdBy: colleague.id },
	});
	await db.insert(tasks).values([task(here.tenant), task(here.tenant), task(here.tenant, false)]);
	await db.insert(tasks).values([task(there.tenant), task(there.tenant), task(there.tenant)]);
	const customer = (name: string, more: object = {}) => ({
		...{ ...ofTenant(here.tenant), guid: newGuid(), name, sortName: name.toLowerCase(), isCustomer: true },
		...{ ownerId: colleague.id, createdBy: colleague.id, updatedBy: colleague.id, ...more },
	});
	const shared = customer("Shared AS", { ownerId: guide.id });
	await db.insert(companies).values([customer("Open AS"), customer("Closed AS", { visibility: "own" }), shared]);
	await db.insert(customerPeople).values({
		...{ ...ofTenant(here.tenant), customerId: shared.id, userId: colleague.id, part: "collaborator" },
	});
	await db.insert(notes).values({
		...{ ...ofTenant(here.tenant), body: {}, plain: "To myself", isPrivate: true, createdBy: colleague.id },
	});
	await db.insert(newsArticles).values({
		...{ ...ofTenant(here.tenant), guid: newGuid(), authorId: colleague.id, firstLanguage: "en" },
	});
	const file = (name: string, isPrivate: boolean) => ({
		...{ ...ofTenant(here.tenant), guid: newGuid(), moduleKey: "files", uploaderId: colleague.id, isPrivate },
		...{ ownerId: colleague.id, folderId: "", name, sortName: name, type: "application/pdf" },
		...{ size: 5, key: newId(), state: "ready" as const },
	});
	const [plan, diary] = [file("plan.pdf", false), file("diary.pdf", true)];
	await db.insert(files).values([plan, diary]);
	for (const { id } of [plan, diary])
		await db
			.insert(fileReceipts)
			.values({ ...ofTenant(here.tenant), fileId: id, userId: colleague.id, confirmedAt: at });
	await db.insert(mediaUsage).values({ tenantId: here.tenant.id, id: colleague.id, bytes: 3_145_728, ...stamps });

	const form = (moduleKey: string, isHealth: boolean) => ({
		...{ ...ofTenant(here.tenant), guid: newGuid(), slug: newId(), moduleKey, isHealth },
		...{ title: "How", sortTitle: "how", titles: { en: "How" }, languages: ["en"], ownerId: guide.id },
		...{ settings: {}, status: "open" as const },
	});
	const [own, plain, health] = [form("psych_eval", true), form("form_builder", false), form("form_builder", true)];
	await db.insert(forms).values([own, plain, health]);
	await db.insert(formAssignments).values({
		...{ ...ofTenant(here.tenant), formId: own.id, respondentId: client.id, assignedBy: guide.id },
		...{ schedule: {}, startsOn: "2026-01-01", nextOn: "" },
	});
	for (const { id } of [plain, health])
		await db.insert(formReplies).values({
			...{ ...ofTenant(here.tenant), guid: newGuid(), formId: id, versionId: "", sendKey: newId() },
			...{ respondentId: client.id, status: "submitted" as const, source: "member" as const, language: "en" },
			...{ startedAt: at, submittedAt: at, day: "2026-01-02", answers: {} },
		});
});
afterAll(() => portal.dispose());

const NOTHING = "The modules you have access to keep nothing about them.";
const users = () => `/${here.tenant.guid}/user/users`;
async function panelOf(asker: Person, whom: { guid: string }) {
	const answer = await asker.fetch(`${users()}?member=${whom.guid}`);
	const html = (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
	return { html, cost: JSON.parse(answer.headers.get("X-D1") ?? "{}") as { inARow: number } };
}

describe("what the modules keep of a member", () => {
	it("is told with its numbers and addresses, and never another organisation's", async () => {
		const { html } = await panelOf(boss, colleague);
		for (const words of [
			...["2 open tasks", "Responsible for 2 customers", "Works on 1 customer of others", "Author of 1 news item"],
			"Has written 1 note",
			// What a colleague keeps private nobody is told of.
			...[">1 file<", "Has confirmed 1 file<", "3 MB of storage used"],
		])
			expect(html).toContain(words);
		expect(html).toContain(`/dashboardCRM/tasks?f=assignee.any.${colleague.id}"`);
		expect(html).not.toContain(NOTHING);
		const list = await (
			await boss.fetch(`/${here.tenant.guid}/dashboardCRM/customers?f=collaborator.any.${colleague.id}`)
		).text();
		expect(list).toContain("Shared AS");
		expect(list).not.toContain("Open AS");
	});

	it("leads to what there is of projects and files, and says where the rest is listed", async () => {
		const db = drizzle(portal.db);
		const project = (name: string, ownerId: string) => ({
			...{ tenantId: here.tenant.id, id: newId(), ...stamps, slug: newId() },
			...{ name, sortName: name.toLowerCase(), ownerId },
		});
		const [own, joined, other] = [
			project("Own", colleague.id),
			project("Joined", boss.userId),
			project("Other", boss.userId),
		];
		await db.insert(reportProjects).values([own, joined, other]);
		const member = { tenantId: here.tenant.id, ...stamps, userId: colleague.id, role: "contributor" as const };
		await db.insert(reportMembers).values({ ...member, id: newId(), projectId: joined.id });
		const { html } = await panelOf(boss, colleague);
		const dashboard = `/${here.tenant.guid}/general_reports/dashboard`;
		expect(html).toContain(`${dashboard}?owner=${colleague.id}"`);
		expect(html).toContain(`${dashboard}?member=${colleague.id}"`);
		expect(html).toMatch(new RegExp(`/files/yourfiles\\?person=${colleague.id}"[^>]*>3 MB of storage used`));
		expect(html).toContain("What has no link is spread over");
		const listed = async (asker: Person, query: string) => {
			const list = await (await asker.fetch(`${dashboard}?${query}`)).text();
			return ["Own", "Joined", "Other"].filter((name) => list.includes(`>${name}</a>`));
		};
		expect(await listed(boss, `owner=${colleague.id}`)).toEqual(["Own"]);
		expect(await listed(boss, `member=${colleague.id}`)).toEqual(["Joined"]);
		expect(await listed(boss, "")).toEqual(["Own", "Joined", "Other"]);
		const page = await (await boss.fetch(`${dashboard}?owner=${colleague.id}`)).text();
		expect(page).toContain("Owned by Bo Berg");
	});

	it("counts nothing that the asker could not list there", async () => {
		const { html } = await panelOf(guide, colleague);
		expect(html).toContain("2 open tasks");
		expect(html).toContain("Responsible for 1 customer<");
		expect(html).not.toContain("Author of");
		expect(html).not.toContain("Has written");
		expect(html).not.toContain("storage used");
		// Manages the members and has no other module.
		const manager = await here.join("ADMIN", { users: "ADMIN" });
		const none = (await panelOf(manager, colleague)).html;
		expect(none).toContain(NOTHING);
		expect(none).not.toContain("open task");
	});

	it("tells of health data only those who follow the person up", async () => {
		const stranger = await here.join("ADMIN", { ...everything("ADMIN"), psych_eval: "ADVISOR" });
		expect((await panelOf(stranger, client)).html).not.toContain("self-report");
		await drizzle(portal.db)
			.insert(advisorClients)
			.values({ tenantId: here.tenant.id, id: newId(), advisorId: guide.id, clientId: client.id, ...stamps });
		const { html } = await panelOf(guide, client);
		expect(html).toContain("1 self-report given");
		expect(html).toContain(`/psych_eval/user_forms?client=${client.id}"`);
		// Of a form of health data that another module has not even how often it was answered.
		const all = (await panelOf(boss, client)).html;
		expect(all).toContain("1 reply sent");
	});

	it("leaves a module out that is over, whoever asks", async () => {
		const root = await make.user({ isSuperadmin: true, language: "en" });
		const provider = await signInAs(portal, root.email);
		expect((await panelOf(provider, colleague)).html).toContain("2 open tasks");
		const set = (status: number) =>
			portal.db
				.prepare("update modules_tenant set status = ? where id = ?")
				.bind(status, here.entries.get("crm")?.id)
				.run();
		await set(0);
		for (const asker of [provider, boss]) {
			const { html } = await panelOf(asker, colleague);
			expect(html).not.toContain("open tasks");
			expect(html).toContain("Author of 1 news item");
		}
		await set(1);
	});

	it("is read in as many round trips for one module as for all", async () => {
		const one = await here.join("ADMIN", { users: "ADMIN", crm: "ADMIN" });
		const [few, many] = [await panelOf(one, colleague), await panelOf(boss, colleague)];
		expect(many.cost.inARow).toBe(few.cost.inARow);
	});

	it("says of whoever is deactivated what somebody has to take over", async () => {
		const leaver = await here.join("ADVISOR", {});
		const db = drizzle(portal.db);
		await db.insert(tasks).values({
			...{
				tenantId: here.tenant.id,
				id: newId(),
				...stamps,
				title: "Call",
				assigneeId: leaver.id,
				createdBy: leaver.id,
			},
		});
		expect((await panelOf(boss, leaver)).html).toContain("must be handed over");
		const body = new URLSearchParams({ intent: "deactivate", member: leaver.guid });
		expect((await boss.fetch(users(), { method: "POST", body })).status).toBe(302);
		const { html } = await panelOf(boss, leaver);
		expect(html).toContain("has no access, but this is still theirs");
		expect(html.match(/1 open task</g)?.length).toBeGreaterThanOrEqual(2);
	});
});

it("tells of changes of access to modules among the changes of a member, also of what was taken away", async () => {
	const member = await here.join("ADVISOR", {});
	const entry = here.entries.get("crm")?.id ?? "";
	const set = async (role: string) => {
		const fields = { intent: "changeGrants", member: member.guid, "entries[]": entry, "roles[]": role };
		expect((await boss.fetch(users(), { method: "POST", body: new URLSearchParams(fields) })).status).toBe(302);
	};
	await set(await make.roleId(modules.crm?.id ?? "", "ADVISOR"));
	await set("");
	const { html } = await panelOf(boss, member);
	expect(html.match(/Access to [^<]+ changed/g)).toHaveLength(2);
	// Whoever does not manage members is told of none.
	expect((await panelOf(guide, member)).html).not.toContain("Access to ");
});
