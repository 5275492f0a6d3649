import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { clientSize } from "./bench/client-size.mjs";
import { load, median, send } from "./bench/load.mjs";
import { report } from "./bench/report.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript } from "./project.mjs";

const ROUNDS = 3;
const PASSWORD = "followup-demo";

const start = (kind) =>
	new Promise((resolve, reject) => {
		const child = fork(inProject("scripts/bench/side.mjs"), [kind], { cwd: inProject("."), silent: true });
		child.stderr.pipe(process.stderr);
		child.on("message", (side) => resolve({ ...side, end: () => child.send("end") }));
		child.on("exit", (code) => reject(new Error(`the ${kind} side ended with ${code}`)));
	});

await runScript(async () => {
	ensureInstalled();
	const { buildPortal } = await import("./build.mjs");
	await buildPortal();
	console.log("Starting and filling both sides…");
	const [portal, bare, slow] = [await start("portal"), await start("bare"), await start("slow")];
	const as = (who, side = portal) => ({ headers: { cookie: `session=${side.tokens[who]}` } });
	const json = { "content-type": "application/json", origin: portal.url };

	const pages = { home: as("admin"), tenants: as("superadmin") };
	const paths = {
		home: "/home",
		tenants: "/followup/tenants",
		menu: "/api/admin/moduletenants?mode=getmodulesandcomponentsforuser",
		poll: "/api/notifications",
	};
	const counts = [];
	const count = async (name, path, options) => {
		const answer = await send(portal.url + path, { ...options, keepBody: true });
		const meter = JSON.parse(answer.headers["x-d1"] ?? "{}");
		counts.push({ name, status: answer.status, bytes: answer.bytes, ...meter });
		return answer;
	};
	const home = await count("home", paths.home, pages.home);
	await count("tenants, 50 rows", paths.tenants, pages.tenants);
	await count("menu call", paths.menu, as("admin"));
	const poll = await count("notifications poll", paths.poll, as("admin"));
	const unchanged = { headers: { ...as("admin").headers, "if-none-match": poll.headers.etag } };
	await count("notifications poll, unchanged", paths.poll, unchanged);
	const login = {
		method: "POST",
		headers: json,
		body: JSON.stringify({ email: "advisor@fjordvik.test", password: PASSWORD }),
	};
	await count("login", "/api/login", login);
	const size = clientSize(home.body, "en");

	const wrong = {
		method: "POST",
		headers: json,
		body: JSON.stringify({ email: "client2@fjordvik.test", password: "wrong-password" }),
	};
	for (let attempt = 0; attempt < 6; attempt++) await send(`${portal.url}/api/login`, wrong);

	const rows = [
		{ name: "menu call", portal: { path: paths.menu, ...as("admin") }, bare: { path: "/menu", ...as("admin", bare) } },
		{
			name: "notifications poll",
			portal: { path: paths.poll, ...as("admin") },
			bare: { path: "/poll", ...as("admin", bare) },
		},
		{
			name: "notifications poll, unchanged",
			portal: { path: paths.poll, expect: 304, ...unchanged },
			bare: { path: "/poll", ...as("admin", bare) },
		},
		{ name: "home, HTML", portal: { path: paths.home, ...pages.home }, bare: { path: "/page", ...as("admin", bare) } },
		{
			name: "tenants, 50 rows, HTML",
			portal: { path: paths.tenants, ...pages.tenants },
			bare: { path: "/page", ...as("superadmin", bare) },
		},
		{
			name: "login",
			portal: { path: "/api/login", connections: 1, seconds: 4, ...login },
			bare: { path: "/hash", connections: 1, seconds: 4 },
		},
		{
			name: "login during a wait",
			portal: { path: "/api/login", expect: 429, ...wrong },
			bare: { path: "/hash", connections: 1, seconds: 4 },
		},
	];
	for (const row of rows) {
		await load(portal, { ...row.portal, seconds: 1 });
		await load(bare, { ...row.bare, seconds: 1 });
	}
	const measured = rows.map((row) => ({ name: row.name, portal: [], bare: [] }));
	for (let round = 0; round < ROUNDS; round++)
		for (const [index, row] of rows.entries()) {
			const first = await load(portal, row.portal);
			measured[index].bare.push(await load(bare, row.bare));
			const second = await load(portal, row.portal);
			measured[index].portal.push(first, second);
		}
	const middle = (runs) => ({
		perSecond: median(runs.map((run) => run.perSecond)),
		cpu: median(runs.map((run) => run.cpu)),
	});
	const results = measured.map(({ name, portal, bare }) => ({ name, portal: middle(portal), bare: middle(bare) }));

	const far = [];
	for (const [name, path] of [
		["home", paths.home],
		["tenants", paths.tenants],
	]) {
		const options = { path, ...(name === "home" ? as("admin", slow) : as("superadmin", slow)), connections: 1 };
		await load(slow, { ...options, seconds: 1 });
		far.push({ name, ms: (await load(slow, options)).ms });
	}
	for (const side of [portal, bare, slow]) side.end();

	const text = report({ counts, size, results, far, machine: `${cpus().length} cores, Node ${process.version}` });
	console.log(text);
	writeFileSync(inProject("docs/performance.md"), text);
});
