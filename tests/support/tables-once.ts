import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal } from "../../scripts/portal.mjs";

/**
 * Makes the tables of all migrations once: the database of each portal in the tests begins as a copy of them. All copies
 * lie in the folder that goes at the end.
 */
export default async function setup() {
	if (process.env.FOLLOWUP_TABLES) return;
	const folder = mkdtempSync(join(tmpdir(), "followup-tests-"));
	const tables = join(folder, "tables");
	const portal = await startPortal({ inOneGo: true, worker: false, into: tables });
	await portal.dispose();
	process.env.FOLLOWUP_TABLES = tables;
	return () => rmSync(folder, { recursive: true, force: true });
}
