import { mkdtempSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadTypeScript, startPortal } from "../../scripts/portal.mjs";

let known: Promise<string> | undefined;

/** A folder of D1 and R2 with the demo in it, filled once in a process: what begins with the demo begins as a copy of it. */
export const demoFolder = () => (known ??= fill());

async function fill(): Promise<string> {
	// Beside the tables, where it goes with them at the end.
	const folder = mkdtempSync(join(dirname(process.env.FOLLOWUP_TABLES ?? ""), "demo-"));
	const bindings = await startPortal({ inOneGo: true, worker: false, into: folder });
	const { seedDemo } = await loadTypeScript("db/seed/index.ts");
	await seedDemo({
		db: await bindings.getD1Database("DB"),
		media: await bindings.getR2Bucket("MEDIA"),
		environment: "local",
		now: new Date(),
	});
	await bindings.dispose();
	return folder;
}
