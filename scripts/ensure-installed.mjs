import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inProject, root, StepFailed } from "./project.mjs";

const stamp = inProject("node_modules", ".lock-hash");

/**
 * Installs what package-lock.json says, and only when it says something else than what is installed: a clean clone
 * needs no second command, and a warm start loses no time.
 */
export function ensureInstalled() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major < 20 || (major === 20 && minor < 19)) {
		throw new StepFailed(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
	}
	const wanted = createHash("sha256")
		.update(readFileSync(inProject("package-lock.json")))
		.digest("hex");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	console.log("Installing packages (npm ci) …");
	const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
		cwd: root,
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status !== 0) throw new StepFailed("npm ci failed; see above.", status ?? 1);
	writeFileSync(stamp, wanted);
}
