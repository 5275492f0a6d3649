import { existsSync } from "node:fs";
import { wranglerSettings } from "../../scripts/portal.mjs";
import { inProject } from "../../scripts/project.mjs";

/** What each test that starts a portal would find out anew: read once, for all of their processes. */
export default async function setup() {
	const bindings = await wranglerSettings("bindings");
	const worker = existsSync(inProject("build", "client")) ? await wranglerSettings("worker") : undefined;
	process.env.FOLLOWUP_SETTINGS = JSON.stringify({ bindings, worker });
}
