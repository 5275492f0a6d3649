import { expect, test } from "vitest";
import { clientChunks, type ProjectFile, projectFiles } from "../support/project-files";

const shapes: Record<string, RegExp> = {
	"private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
	"cloud key": /\bAKIA[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}\b/,
	"access token": /\b(ghp|gho|ghs|github_pat|glpat|xox[abpr]|sk_live|rk_live)[_-][0-9A-Za-z_-]{16,}/,
	"signed token": /\beyJ[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{15,}/,
	"address with a password": /\b[a-z]+:\/\/[^\s/:@"'`${}]+:[^\s/:@"'`${}]+@/,
	"assigned secret": /\b(password|secret|api_?key|token)\b["']?\s*[:=]\s*["'][A-Za-z0-9+/_=-]{24,}["']/i,
};

/** Long runs of letters and digits in quotes that look drawn by chance. */
function randomLooking({ text }: ProjectFile): string[] {
	return [...text.matchAll(/["'`]([A-Za-z0-9+/_=-]{32,})["'`]/g)].map(([, run = ""]) => run).filter(isRandom);
}

function isRandom(run: string): boolean {
	// An address on this site, not a secret: no part of it is long enough.
	if (run.startsWith("/") && run.split("/").every((part) => part.length < 32)) return false;
	const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/].filter((kind) => kind.test(run)).length;
	const counts = new Map<string, number>();
	for (const letter of run) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	const bits = [...counts.values()].reduce(
		(sum, count) => sum - (count / run.length) * Math.log2(count / run.length),
		0,
	);
	return /^[0-9a-f]{40,}$/.test(run) || (kinds === 3 && bits > 4.3);
}

const shaped = (files: ProjectFile[]) =>
	files.flatMap(({ path, text }) =>
		Object.entries(shapes).flatMap(([what, shape]) => (shape.test(text) ? [`${what} in ${path}`] : [])),
	);

const files = projectFiles(
	/^(?!package-lock\.json|public\/).*\.(ts|tsx|js|mjs|cjs|json|toml|md|sql|css|html|yml|example)$|^\.ci\//,
);

test("no file of the project holds a secret", () => {
	expect(files.length).toBeGreaterThan(100);
	expect(shaped(files)).toEqual([]);
	expect(files.flatMap((file) => randomLooking(file).map((run) => `${file.path}: ${run.slice(0, 12)}…`))).toEqual([]);
});

test("nor does anything the browser gets", () => {
	expect(shaped(clientChunks())).toEqual([]);
});

test("files with local secrets are not kept by git", () => {
	expect(projectFiles(/(^|\/)\.(dev\.vars|env)(\.(?!example)|$)|\.(pem|key|p12)$/).map(({ path }) => path)).toEqual([]);
});

test("a planted secret is seen", () => {
	const text = `const key = "${["q7Zp4Lw9", "Xk2Vn8Rt", "5Bd1Hs6M", "c3Yf0Jg8"].join("")}";`;
	expect(randomLooking({ path: "planted.ts", text })).toHaveLength(1);
});
