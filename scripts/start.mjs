import { ensureInstalled } from "./ensure-installed.mjs";
import { freePort, runScript, StepFailed } from "./project.mjs";

await runScript(async () => {
	const inMemory = process.argv.includes("--memory");
	ensureInstalled();
	const { buildPortal } = await import("./build.mjs");
	await buildPortal();
	const { servePortal, stopOnSignals } = await import("./serve.mjs");
	const port = Number(process.env.PORT ?? 8787);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new StepFailed(`PORT is "${process.env.PORT}"; a number from 0 (any free one) to 65535 is needed.`);
	}
	const portal = await servePortal({ port: port || (await freePort()), persist: !inMemory });
	stopOnSignals(portal.stop);

	const { demoAccounts } = await import("./demo.mjs");
	if (portal.seeded) console.log("The database was empty: filled with the demo data.");
	console.log(`
Followup runs on ${portal.address}

${await demoAccounts()}

Mail and text messages sent  ${portal.address}/dev/mail
The parts of the interface   ${portal.address}/dev/ui
Stop with Ctrl+C.`);
});
