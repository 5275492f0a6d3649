import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal } from "../../scripts/portal.mjs";

/** Makes the tables of all migrations once: the database of each portal in the tests begins as a copy of them. */
export default async function setup() {
	if (process.env.FOLLOWUP_TABLES) return;
	const folder = mkdtempSync(join(tmpdir(), "followup-tables-"));
	const portal = await startPortal({ inOneGo: true, worker: false, overrides: () => ({ d1Persist: folder }) });
	await portal.dispose();
	process.env.FOLLOWUP_TABLES = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
