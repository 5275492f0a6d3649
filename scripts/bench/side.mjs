import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Response } from "miniflare";
import { bindings } from "../demo.mjs";
import { loadTypeScript, startPortal } from "../portal.mjs";
import { freePort, inProject } from "../project.mjs";

// One side of the comparison in a process of its own: the portal, the bare Worker, or the portal with a far database.
const [, , kind] = process.argv;
const ACCOUNTS = {
	admin: "admin@fjordvik.test",
	superadmin: "super@followup.test",
	// Of the tenants with 5,000 and with about 1,000 customers.
	middle: "%.1@tenant-002.test",
	small: "%.2@tenant-003.test",
};

const workers = {
	portal: {},
	bare: {
		modules: [{ type: "ESModule", path: inProject("scripts/bench/bare-worker.js") }],
		modulesRoot: inProject("."),
		queueConsumers: {},
	},
	far: {
		modules: [
			{ type: "ESModule", path: inProject("scripts/bench/far-worker.js") },
			{ type: "ESModule", path: inProject("dist/app.js") },
		],
		modulesRoot: inProject("."),
	},
};
const port = await freePort();
// Without the files: to serve them Miniflare puts two Workers of its own before the one that is measured. It reads texts.
const overrides = () => ({
	assets: undefined,
	serviceBindings: {
		ASSETS: ({ url }) => new Response(readFileSync(inProject("build", "client", new URL(url).pathname.slice(1)))),
	},
	...workers[kind],
	unsafeDirectSockets: [{ host: "127.0.0.1", port }],
});
const miniflare = await startPortal({ overrides, onLog: () => {} });
const target = await bindings(miniflare);
const { seedDemo, seedLarge } = await loadTypeScript("db/seed/index.ts");
await seedDemo(target);
await seedLarge(target);

/** A session straight in the database, so that no password is hashed for it. */
async function sessionOf(email) {
	const token = randomBytes(32).toString("base64url");
	const hash = createHash("sha256").update(token).digest("base64url");
	const user = await target.db.prepare("select id from users where email like ?").bind(email).first();
	const now = Date.now();
	await target.db
		.prepare(
			"insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) values (?, ?, ?, '', ?, ?, ?)",
		)
		.bind(crypto.randomUUID(), hash, user.id, now, now, now + 86_400_000)
		.run();
	return token;
}

const tokens = {};
for (const [name, email] of Object.entries(ACCOUNTS)) tokens[name] = await sessionOf(email);

/** Miniflare does not tell the id of the process that it starts. */
function workerd() {
	const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
	const line = children.split("\n").find((child) => child.includes("workerd serve"));
	return Number(line?.trim().split(/\s+/)[0]);
}

process.on("message", async ({ sql, values }) => {
	await target.db
		.prepare(sql)
		.bind(...values)
		.run();
	process.send?.("done");
});
process.on("disconnect", async () => {
	await miniflare.dispose();
	process.exit(0);
});
/** The tenant in which an account is a member, and one of its customers with notes. */
async function placeOf(email) {
	return target.db
		.prepare(
			`select t.id as tenant, t.guid, c.id as customer, c.org_no as orgNo from users u join memberships m on m.user_id = u.id
			join tenants t on t.id = m.tenant_id left join companies c on c.tenant_id = t.id
			and c.id = (select customer_id from crm_notes where tenant_id = t.id and customer_id is not null limit 1) where u.email like ?`,
		)
		.bind(email)
		.first();
}

/** A published article that everybody may read. */
const article = await target.db
	.prepare(
		`select t.guid as tenant, n.guid from news_articles n join tenants t on t.id = n.tenant_id
		where n.audience = 'public' and n.is_live = 1 and n.deleted_at is null limit 1`,
	)
	.first();

const places = {
	article,
	admin: await placeOf(ACCOUNTS.admin),
	middle: await placeOf(ACCOUNTS.middle),
	small: await placeOf(ACCOUNTS.small),
};
process.send?.({ places, url: `http://127.0.0.1:${port}`, workerd: workerd(), tokens });
