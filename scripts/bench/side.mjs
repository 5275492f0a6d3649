import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { bindings } from "../demo.mjs";
import { loadTypeScript, startPortal } from "../portal.mjs";
import { freePort, inProject } from "../project.mjs";

// One side of the comparison in a process of its own: the portal, the bare Worker or the portal on a slow database.
const [, , kind] = process.argv;
const port = await freePort();
const bare = {
	modules: [{ type: "ESModule", path: inProject(`scripts/bench/${kind}-worker.js`) }],
	modulesRoot: inProject("."),
	assets: undefined,
	queueConsumers: {},
};
const slow = {
	modules: [
		{ type: "ESModule", path: inProject("scripts/bench/slow-worker.js") },
		{ type: "ESModule", path: inProject("dist/app.js") },
	],
	modulesRoot: inProject("."),
};
const overrides = () => ({
	...(kind === "bare" ? bare : kind === "slow" ? slow : {}),
	unsafeDirectSockets: [{ host: "127.0.0.1", port }],
});
const miniflare = await startPortal({ overrides });
const target = await bindings(miniflare);
const { seedDemo, seedLarge } = await loadTypeScript("db/seed/index.ts");
await seedDemo(target);
await seedLarge(target);

/** A session straight in the database, so that no password is hashed for it. */
async function sessionOf(email) {
	const token = randomBytes(32).toString("base64url");
	const hash = createHash("sha256").update(token).digest("base64url");
	const user = await target.db.prepare("select id from users where email = ?").bind(email).first();
	const now = Date.now();
	await target.db
		.prepare(
			"insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) values (?, ?, ?, '', ?, ?, ?)",
		)
		.bind(crypto.randomUUID(), hash, user.id, now, now, now + 86_400_000)
		.run();
	return token;
}

const tokens = { admin: await sessionOf("admin@fjordvik.test"), superadmin: await sessionOf("super@followup.test") };
const children = execFileSync("ps", ["-o", "pid=,comm=", "--ppid", String(process.pid)], { encoding: "utf8" });
const workerd = Number(
	children
		.split("\n")
		.find((line) => line.includes("workerd"))
		?.trim()
		.split(/\s+/)[0],
);
process.send?.({ url: `http://127.0.0.1:${port}`, workerd, tokens });
process.on("message", async (message) => {
	if (message !== "end") return;
	await miniflare.dispose();
	process.exit(0);
});
