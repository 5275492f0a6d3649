import { defects } from "./defects.mjs";

/** @typedef {import("./defects.mjs").Defect} Defect */
/** @typedef {{ file: string, isBuilt?: boolean, readsText?: boolean }} Suite */

/**
 * What finds a defect: the tests that run, whether they meet it as it was built, and whether they read the source as text.
 * @satisfies {Record<string, Suite>}
 */
export const suites = {
	rows: { file: "tests/isolation/rows.test.ts" },
	matrix: { file: "tests/sabotage/matrix.test.ts", isBuilt: true },
	routes: { file: "tests/architecture/every-route-is-guarded.test.ts", isBuilt: true },
	sources: { file: "tests/architecture/source-rules.test.ts", readsText: true },
	tables: { file: "tests/architecture/every-table-has-an-owner.test.ts" },
	tenantRows: { file: "tests/platform/tenant-rows.test.ts" },
	claims: { file: "tests/platform/idempotency.test.ts" },
	access: { file: "tests/platform/access.test.ts" },
	menu: { file: "tests/platform/menu.test.ts" },
	expiry: { file: "tests/platform/expiry-table.test.ts" },
	throttle: { file: "tests/platform/throttle.test.ts" },
	password: { file: "tests/platform/password.test.ts" },
	safePath: { file: "tests/platform/safe-path.test.ts" },
	richText: { file: "tests/platform/rich-text.test.ts" },
	exports: { file: "tests/lists/export.test.ts" },
	mediaRights: { file: "tests/media/who-opens.test.ts" },
	trash: { file: "tests/platform/trash-sweep.test.ts" },
};

/** @param {Defect["seenBy"][number]} name @returns {Suite} */
export const suiteOf = (name) => suites[name];

/** For work on one: only the defects whose name holds this. */
const only = process.env.SABOTAGE_ONLY ?? "";
export const chosen = defects.filter(({ name }) => name.includes(only));

/** @param {Defect} defect */
export const isBuilt = ({ seenBy }) => seenBy.some((name) => suiteOf(name).isBuilt);

/**
 * The text of a source with a defect in it.
 * @param {string} text
 * @param {Defect} defect
 * @param {string} on what the source says where the defect says ON
 */
export function planted(text, { name, file, find, replace }, on) {
	if (text.split(find).length !== 2)
		throw new Error(`"${name}" cannot be put in: ${file} does not hold its text just once.`);
	return text.replace(find, () => replace.replaceAll(/\bON\b/g, on));
}
