import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFile } from "#app/lists/import/read/read-file.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let world: Awaited<ReturnType<typeof makeWorld>>;
let boss: Person;
beforeAll(async () => {
	portal = await startPortal();
	world = await makeWorld();
	boss = await signInAs(portal, world.admin.email);
});
afterAll(() => portal.dispose());

async function makeWorld() {
	const make = factories(portal.db);
	const module = await make.module("users");
	const tenant = await make.tenant({ name: "Vik" });
	const other = await make.tenant({ name: "Nes" });
	const entry = await make.entry(tenant, module);
	const admin = await make.member(tenant, "ADMIN", { firstName: "Ada", lastName: "Admin" });
	const advisor = await make.member(tenant, "ADVISOR", { firstName: "Åse", lastName: "Aas" });
	const client = (firstName: string) => make.member(tenant, "CLIENT", { firstName, lastName: "Client" });
	const [bo, cem, dag] = await Promise.all([client("Bo"), client("Cem"), client("Dag")]);
	const foreign = await make.member(other, "CLIENT", { firstName: "Eva", lastName: "Elsewhere" });
	await make.grant(entry, admin, "ADMIN");
	await make.grant(entry, advisor, "ADVISOR");
	return { tenant, entry, admin, advisor, bo, cem, dag, foreign };
}

type Answer = { text: string; undo: [string, string][] };
const page = (rest = "") => `/${world.tenant.guid}/user/users${rest}`;
const rolesNow = async () => {
	const { results } = await portal.db
		.prepare(
			"select m.user_id, m.role, p.role as shown from memberships m join people p on p.id = m.user_id and p.tenant_id = m.tenant_id where m.tenant_id = ?",
		)
		.bind(world.tenant.id)
		.all<{ user_id: string; role: string; shown: string }>();
	return new Map(results.map(({ user_id, role, shown }) => [user_id, role === shown ? role : `${role}/${shown}`]));
};
const one = (sql: string, ...values: string[]) =>
	portal.db
		.prepare(sql)
		.bind(...values)
		.first<number>("n");

/** Posts as a browser without JavaScript does, and reads the form that undoes it from the page. */
async function post(fields: [string, string][], status = 200): Promise<Answer> {
	const answer = await boss.fetch(page("?f=role.any.CLIENT"), { method: "POST", body: new URLSearchParams(fields) });
	const text = await answer.text();
	expect(answer.status, text.slice(0, 500)).toBe(status);
	const told = text.match(/<form[^>]*tone-success[\s\S]*?<\/form>/)?.[0] ?? "";
	const plain = (value = "") => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
	const undo = [...told.matchAll(/name="([^"]+)"[^>]*value="([^"]*)"/g)].map(
		([, name = "", value]): [string, string] => [name, plain(value)],
	);
	return { text, undo };
}

describe("an export", () => {
	it("is a workbook of what the filters leave, in the reader's words", async () => {
		const answer = await boss.fetch(page("/export?format=xlsx&f=role.any.CLIENT"));
		expect(answer.headers.get("content-type")).toContain("spreadsheetml");
		expect(answer.headers.get("content-disposition")).toMatch(/members-.*\d{4}-\d\d-\d\d\.xlsx"$/);
		const { reading, rows } = readFile(new Uint8Array(await answer.arrayBuffer()), {}, new Set(["name"]));
		const own = ["Job position", "Phone"];
		expect(reading.columns).toEqual(["Name", "E-mail", "Role", "Modules", "Last login", "Status", ...own]);
		expect(rows.map(({ cells }) => cells[0])).toEqual(["Bo Client", "Cem Client", "Dag Client"]);
	});

	it("has the columns that were chosen, and for an advisor those that they may see", async () => {
		const chosen = await (await boss.fetch(page("/export?columns=role"))).text();
		expect(chosen.split("\r\n")[0]).toBe("Name;E-mail;Role");
		const guide = await signInAs(portal, world.advisor.email);
		const own = await (await guide.fetch(page("/export"))).text();
		expect(own.split("\r\n")[0]).toBe("Name;E-mail;Role");
		expect(own).not.toContain("Bo Client");
		const shown = await (await guide.fetch(page("/export?columns=role,phone,modules"))).text();
		expect(shown.split("\r\n")[0]).toBe("Name;E-mail;Role;Phone");
	});
});

describe("a bulk action", () => {
	it("sets the role of those ticked and of nobody else, and is undone with the relations that it ended", async () => {
		const { bo, cem, dag } = world;
		const tie = { tenant_id: world.tenant.id, advisor_id: world.advisor.id, client_id: bo.id };
		expect((await boss.call("POST", "/api/client", tie)).status).toBe(201);
		const ids = [bo.id, cem.id, world.admin.id, world.foreign.id].map((id): [string, string] => ["ids[]", id]);
		const { text, undo } = await post([["intent", "bulkRole"], ["role", "ADVISOR"], ...ids]);
		expect(text).toContain("2 members have a new role");
		const set = await rolesNow();
		expect([bo, cem, dag, world.admin].map(({ id }) => set.get(id))).toEqual(["ADVISOR", "ADVISOR", "CLIENT", "ADMIN"]);
		expect(await one("select count(*) n from advisor_clients where client_id = ?", bo.id)).toBe(0);
		expect(
			await one(
				"select count(*) n from audit_events where record_id = ? and table_name = 'people' and action = 'changed'",
				bo.id,
			),
		).toBe(1);

		await boss.fetch(page(), {
			method: "POST",
			body: new URLSearchParams({ intent: "changeRole", member: (await guidOf(cem.id)) ?? "", role: "ADMIN" }),
		});
		const back = await post(undo);
		expect(back.text).toContain("1 member has the earlier role again");
		const now = await rolesNow();
		expect([bo, cem].map(({ id }) => now.get(id))).toEqual(["CLIENT", "ADMIN"]);
		expect(await one("select is_primary n from advisor_clients where client_id = ?", bo.id)).toBe(1);
		await boss.fetch(page(), {
			method: "POST",
			body: new URLSearchParams({ intent: "changeRole", member: (await guidOf(cem.id)) ?? "", role: "CLIENT" }),
		});
	});

	it("takes all that the filters leave, and gives and takes the access to a module", async () => {
		const role = await factories(portal.db).roleId(world.entry.moduleId, "CLIENT");
		const { undo } = await post([
			["intent", "bulkGrants"],
			["grant", `${world.entry.id}:${role}`],
			["matching", "f=role.any.CLIENT"],
		]);
		const granted = () =>
			one(
				"select count(*) n from modules_tenant_user where modules_tenant_id = ? and module_role_id = ?",
				world.entry.id,
				role ?? "",
			);
		expect(await granted()).toBe(3);
		await post(undo);
		expect(await granted()).toBe(0);
	});

	it("shuts out and lets in again, but never the one who presses", async () => {
		const { bo } = world;
		const { undo } = await post([
			["intent", "bulkDeactivate"],
			["ids[]", bo.id],
			["ids[]", world.admin.id],
		]);
		const isIn = (id: string) => one("select is_active n from memberships where user_id = ?", id);
		expect([await isIn(bo.id), await isIn(world.admin.id)]).toEqual([0, 1]);
		await post(undo);
		expect(await isIn(bo.id)).toBe(1);
		const { text } = await post(
			[
				["intent", "bulkDeactivate"],
				["ids[]", world.admin.id],
			],
			422,
		);
		expect(text).toContain("You cannot do this to yourself here");
	});

	it("says so where nothing is ticked, and is for those who manage", async () => {
		const { text } = await post([["intent", "bulkDeactivate"]], 422);
		expect(text).toContain("Select at least one row");
		const guide = await signInAs(portal, world.advisor.email);
		const fields = new URLSearchParams({ intent: "bulkDeactivate", "ids[]": world.advisor.id });
		const answer = await guide.fetch(page(), { method: "POST", body: fields });
		expect(answer.headers.get("location")).toContain("/error?access=not%20allowed");
	});

	it("counts all that fit when all are wanted", async () => {
		const fields = new URLSearchParams({ intent: "countMatching", matching: "f=role.any.CLIENT" });
		const answer = await boss.fetch(`${page()}.data`, { method: "POST", body: fields });
		expect(await answer.text()).toContain('"matching",3');
	});
});

const guidOf = (id: string) => portal.db.prepare("select guid from people where id = ?").bind(id).first<string>("guid");
