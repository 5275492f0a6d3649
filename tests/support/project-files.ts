import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inProject, root } from "../../scripts/project.mjs";

export type ProjectFile = { path: string; text: string };

/** The files that git keeps, or would keep when added, whose path fits; read as text. */
export function projectFiles(fits: RegExp): ProjectFile[] {
	const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
	return [...new Set(list.toString().split("\n"))]
		.filter((path) => path && fits.test(path) && isFile(inProject(path)))
		.sort()
		.map((path) => ({ path, text: readFileSync(inProject(path), "utf8") }));
}

/** What the browser gets. */
export function clientChunks(): ProjectFile[] {
	const folder = inProject("build", "client", "assets");
	return readdirSync(folder)
		.filter((name) => name.endsWith(".js"))
		.map((name) => ({ path: name, text: readFileSync(join(folder, name), "utf8") }));
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
