import { afterAll, beforeAll, expect, test } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import { hashPassword } from "#app/platform/password.server";
import { manifests } from "#app/registry/modules";
import { builtRoutes } from "../support/built-routes";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

const MANY = 1000;
const PASSWORD = "a long and quiet evening";

let portal: Portal;
let few: Person;
let many: Person;
let provider: Person;
let guid: string;
let tenantId: string;
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const tenant = await make.tenant();
	({ guid, id: tenantId } = tenant);
	const modules = await Promise.all(manifests.map(({ key }) => make.module(key)));
	const entries = await Promise.all(modules.map((module) => make.entry(tenant, module)));
	const give = async (email: string, more: object = {}) => {
		const user = await make.member(tenant, "ADMIN", { email, passwordHash: await hashPassword(PASSWORD), ...more });
		for (const entry of entries) await make.grant(entry, user, "ADMIN");
		return { user, person: await signInAs(portal, email) };
	};
	few = (await give("few@example.test")).person;
	provider = (await give("provider@example.test", { isSuperadmin: true })).person;
	const rich = await give("many@example.test");
	many = rich.person;
	await inManyTenants(rich.user.id, modules[0]?.id ?? "");
});
afterAll(() => portal.dispose());

/** The same grant in a thousand more tenants. */
async function inManyTenants(userId: string, moduleId: string) {
	const rows = JSON.stringify(Array.from({ length: MANY - 1 }, () => [newId(), newGuid()]));
	const role = "(SELECT id FROM module_roles WHERE module_id = ?1 AND name = 'ADMIN')";
	const from = "FROM json_each(?2)";
	const id = "value ->> 0";
	const run = (sql: string) => portal.db.prepare(sql);
	await portal.db.batch([
		run(
			`INSERT INTO tenants (id, guid, name, slug, language, time_zone, status, created_at, updated_at)
			SELECT ${id}, value ->> 1, 'T' || key, 's' || key, 'nb', 'Europe/Oslo', 'active', 1, 1 FROM json_each(?1)`,
		).bind(rows),
		run(
			`INSERT INTO memberships (tenant_id, id, user_id, role, created_at, updated_at) SELECT ${id}, ${id}, ?1, 'ADMIN', 1, 1 ${from}`,
		).bind(userId, rows),
		run(
			`INSERT INTO modules_tenant (tenant_id, id, module_id, status, created_at, updated_at) SELECT ${id}, ${id}, ?1, 1, 1, 1 ${from}`,
		).bind(moduleId, rows),
		run(
			`INSERT INTO modules_tenant_user (tenant_id, id, modules_tenant_id, user_id, module_role_id, created_at, updated_at)
			SELECT ${id}, ${id}, ${id}, ?3, ${role}, 1, 1 ${from}`,
		).bind(moduleId, rows, userId),
	]);
}

const cost = (answer: Response | { headers: Headers }) =>
	JSON.parse(answer.headers.get("X-D1") ?? "{}") as {
		roundTrips: number;
		inARow: number;
		rowsRead: number;
		rowsWritten: number;
	};

/** Every page and every call that reads, as an address of this tenant; files that are written out in pieces aside. */
async function addresses() {
	const routes = (await builtRoutes()).filter(
		({ loader, isLeaf, path }) => loader && isLeaf && !/\/dev\/|\/\*|openapi|docs|csv$|export$/.test(path),
	);
	return routes.map(({ path, isPage }) => {
		const address = path
			.replace(/:guid\?/g, guid)
			.replace(/:\w+\?/g, "")
			.replace(/:\w+/g, guid);
		// A menu of a thousand tenants takes long to draw, and asks the database nothing.
		return isPage && address !== "/" ? `${address.replace(/\/$/, "")}.data` : address;
	});
}

/** Whose cards, columns or tiles, which a tenant has chosen, say what is to be read; and which form it is, of whose draft it tells. */
const asksTwice =
	/\/dashboardCRM\/(dashboard|customers\/board|customers\/municipalities)\.data$|\/business_evaluator\/weights\.data$|^\/api\/(veksttorget|business_evaluator)\/form$/;
/** What another module keeps is asked for beside it, by one's level there. */
const asksElsewhere = /\/verdal\/skjema\/[^/]+(\/workplace)?\.data$/;
const mostOf = (path: string) => {
	if (asksElsewhere.test(path)) return { inARow: 3, inAll: 4 };
	return { inARow: asksTwice.test(path) ? 3 : 2, inAll: 3 };
};

test("no page and no call that reads takes more than two round trips in a row, three in all, with one grant or a thousand", {
	timeout: 600_000,
}, async () => {
	const paths = await addresses();
	expect(paths).toEqual(expect.arrayContaining(["/home.data", "/notifications.data", "/api/me", "/api/notifications"]));
	const measure = async (person: Person, paths: string[]) => {
		const requests = paths.map((path) => ({
			path: `${path}${path.startsWith("/api/") ? `?tenant_id=${tenantId}` : ""}`,
			method: "GET",
			headers: { Cookie: `session=${person.token}`, "Sec-Fetch-Site": "same-origin" },
		}));
		// One after the other: each has its own count of what it asked.
		const { answers } = await portal.askMany(requests, { atOnce: 1 });
		expect(paths.filter((_, at) => (answers[at]?.status ?? 500) >= 500)).toEqual([]);
		return Object.fromEntries(
			paths.map((path, at) => {
				const { inARow, roundTrips } = cost({ headers: new Headers(answers[at]?.headers) });
				return [path, [inARow, roundTrips] as const];
			}),
		);
	};
	// An address that leads to a form leads nowhere before there is one.
	const publishing = { intent: "saveForm", isOpen: "on", contact: "", keptDays: "" };
	for (const module of ["veksttorget", "business_evaluator"])
		expect((await few.submit(`/${guid}/${module}/settings`, publishing)).status).toBe(302);
	const withFew = await measure(few, paths);
	const dear = (costs: Awaited<ReturnType<typeof measure>>) =>
		Object.entries(costs).filter(
			([path, [inARow, inAll]]) => inAll > mostOf(path).inAll || inARow > mostOf(path).inARow,
		);
	expect(dear(withFew)).toEqual([]);
	expect(dear(await measure(provider, paths))).toEqual([]);
	// What is not there is said on a page with the whole menu, which takes long to draw: of files it is enough to see it above.
	const told = paths.filter((path) => path.endsWith(".data") || path.startsWith("/api/"));
	// The way in is the same for all: in the usual run every third page is drawn with a thousand tenants in its menu.
	const isWhole = process.env.ISOLATION_EXTENT === "full";
	expect(withFew).toMatchObject(await measure(many, isWhole ? told : told.filter((_, at) => at % 3 === 0)));
});

test("whoever is in one tenant reads no more for a thousand others being there", async () => {
	for (const path of ["/home", `/${guid}/dashboardCRM/customers`, "/api/me"]) {
		const answer = await few.fetch(path);
		await answer.text();
		expect([path, answer.status, cost(answer).rowsRead < MANY]).toEqual([path, 200, true]);
	}
});

/** A project with a form, so many others beside it, so many members, and so many replies of each; a report page with so many blocks. */
async function projectOf(size: number, memberIds: string[]) {
	const call = async (address: string, body: object) => {
		const made = await few.call("POST", address, { tenant_id: tenantId, ...body });
		expect(made.status, made.text).toBeLessThan(300);
		return made.body as { id: string; slug: string; guid: string };
	};
	const project = await call("/api/gr/projects", { name: `Of ${size}` });
	const text = Array.from({ length: size }, (_, at) => `Was it ${at}? 1-5`).join("\n");
	const forms: { id: string; slug: string }[] = [];
	for (let at = 0; at < size; at++)
		forms.push(
			await call("/api/gr/forms", { project_id: project.id, name: `Form ${size} ${at}`, text, publish: true }),
		);
	const [form] = forms;
	const run = (sql: string, ...values: unknown[]) => portal.db.prepare(sql).bind(...values);
	const people = JSON.stringify(memberIds.slice(0, size));
	await portal.db.batch([
		run(
			`INSERT INTO report_members (tenant_id, id, project_id, user_id, role, created_at, updated_at)
			SELECT ?1, ?2 || ':' || value, ?2, value, 'contributor', 1, 1 FROM json_each(?3)`,
			...[tenantId, project.id, people],
		),
		run(
			`INSERT INTO form_occasions (tenant_id, id, assignment_id, form_id, respondent_id, day, opens_at, created_at, updated_at)
			SELECT ?1, ?2 || value, 'a', ?2, value, '2026-01-01', 1, 1, 1 FROM json_each(?3)`,
			...[tenantId, form?.id, people],
		),
		run(
			`INSERT INTO form_replies (tenant_id, id, guid, form_id, version_id, send_key, subject_type, subject_id, respondent_id, status, source, language, started_at, submitted_at, day, answers, created_at, updated_at)
			SELECT ?1, ?2 || value, ?2 || value, ?2, (SELECT current_version_id FROM forms WHERE id = ?2), value, 'project', ?3, value, 'submitted', 'member', 'en', 1, 1, '2026-01-01', '{}', 1, 1 FROM json_each(?4)`,
			...[tenantId, form?.id, project.id, people],
		),
	]);
	const pages = `/${guid}/general_reports/reports/${project.slug}/${form?.slug}/pages`;
	const reports: string[] = [];
	for (let at = 0; at < size; at++) {
		const made = await few.submit(pages, { intent: "make", title: `Page ${at}` });
		reports.push(made.headers.get("Location") ?? "");
	}
	const [report = ""] = reports;
	for (let at = 0; at < size; at++) {
		const source = await (await few.fetch(report)).text();
		const basedOn = /name="basedOn" value="(\d+)"/.exec(source)?.[1] ?? "";
		expect((await few.submit(report, { intent: "add", type: "text", text: "{{n}}", basedOn })).status).toBe(302);
	}
	return { project: project.slug, form: form?.slug, reply: `${form?.id}${memberIds[0]}`, report };
}

test("the screens of a project take the same round trips however much it holds", { timeout: 120_000 }, async () => {
	const make = factories(portal.db);
	const members: string[] = [];
	for (let at = 0; at < 12; at++) members.push((await make.member({ id: tenantId }, "CLIENT")).id);
	const measure = async (size: number) => {
		const { project, form, reply, report } = await projectOf(size, members);
		const base = `/${guid}/general_reports`;
		const screens = {
			dashboard: `${base}/dashboard`,
			profile: `${base}/profile`,
			project: `${base}/dashboard/${project}`,
			members: `${base}/dashboard/${project}/members`,
			settings: `${base}/dashboard/${project}/settings`,
			standings: `${base}/dashboard/${project}/replies`,
			add: `${base}/dashboard/${project}/add`,
			form: `${base}/forms/${form}`,
			bank: `${base}/forms/${form}/questions`,
			replies: `${base}/forms/${form}/replies`,
			reply: `${base}/forms/${form}/replies/${reply}`,
			build: `${base}/build/${form}`,
			report: `${base}/reports/${project}/${form}`,
			grouped: `${base}/reports/${project}/${form}?by=q1`,
			pages: `${base}/reports/${project}/${form}/pages`,
			page: report,
			own: `${base}/yourreports/${project}/${form}`,
		};
		const costs: Record<string, [inARow: number, inAll: number]> = {};
		for (const [name, path] of Object.entries(screens)) {
			const answer = await few.fetch(path);
			expect([name, answer.status]).toEqual([name, 200]);
			await answer.text();
			const { inARow, roundTrips } = cost(answer);
			costs[name] = [inARow, roundTrips];
		}
		return costs;
	};
	const small = await measure(1);
	expect(await measure(12)).toEqual(small);
	// The form must be known before its replies are: their columns, a report's groups and a page's figures follow from it.
	const steps = { replies: 4, reply: 4, report: 3, grouped: 3, page: 3, own: 3 };
	const dear = Object.entries(small).filter(([name, [inARow]]) => inARow > (steps[name as keyof typeof steps] ?? 2));
	expect(dear).toEqual([]);
});

test("a login takes two round trips, right or wrong", async () => {
	const login = (email: string, password: string) => asPerson(portal).call("POST", "/api/login", { email, password });
	const right = await login("few@example.test", PASSWORD);
	expect(right.status).toBe(200);
	expect(cost(right).roundTrips).toBeLessThanOrEqual(2);
	for (const email of ["few@example.test", "nobody@example.test"]) {
		const wrong = await login(email, "not that");
		expect(wrong.status).toBe(401);
		expect(cost(wrong).roundTrips).toBeLessThanOrEqual(2);
	}
});

test("nobody signed in costs nothing", async () => {
	const nobody = asPerson(portal);
	for (const path of ["/home", "/api/me", "/api/notifications"])
		expect(cost(await nobody.fetch(path)).roundTrips).toBe(0);
});

test("an unchanged poll is a 304 that reads at most two rows in one round trip, also with a thousand grants", async () => {
	await portal.db
		.prepare(
			`INSERT INTO notifications (user_id, id, tenant_id, type, params, url, seen, created_at)
			SELECT ?1, 'n' || value, ?2, 'clientAssigned', '{}', '/home', 0, 1 FROM json_each(?3)`,
		)
		.bind(many.userId, tenantId, JSON.stringify(Array.from({ length: 300 }, (_, index) => index)))
		.run();
	const first = await many.fetch("/api/notifications");
	expect(first.status).toBe(200);
	const tag = first.headers.get("ETag") ?? "";
	const poll = () => many.fetch("/api/notifications", { headers: { "If-None-Match": tag } });
	const unchanged = await poll();
	expect(unchanged.status).toBe(304);
	expect(await unchanged.text()).toBe("");
	expect(cost(unchanged)).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
	expect(cost(unchanged).rowsRead).toBeLessThanOrEqual(2);

	const marked = await many.call("POST", "/api/notifications", { id: "n5", seen: 1 });
	expect(marked.status).toBe(200);
	expect((await poll()).status).toBe(200);
});
