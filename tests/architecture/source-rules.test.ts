import { expect, test } from "vitest";
import type { TenantContext } from "#app/platform/tenant/context";
import { clientChunks, projectFiles } from "../support/project-files";
import { accountReaders, holders, sweepers } from "./database-holders";

/** Tables of the whole portal that a scoped read may join: what is in them is no tenant's. */
const ofNobody = new Set(["modules", "moduleRoles", "smsNumbers", "users"]);

const source = projectFiles(/^(app|db\/schema|workers)\/.*\.tsx?$/);
const linesWith = (pattern: RegExp, isAllowed: (path: string) => boolean = () => false) =>
	source
		.filter(({ path }) => !isAllowed(path))
		.flatMap(({ path, text }) =>
			text
				.split("\n")
				.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : [])),
		);

test("there is source to look at", () => {
	expect(source.length).toBeGreaterThan(50);
});

test.each([
	["no text becomes code", /\beval\(|new Function\(|javascript:/],
	["no list is paged by OFFSET", /\.offset\(|\boffset \$?\{?\d/i],
	["no handler is written into markup", /\son(click|error|load|submit)="/],
	["no leftover work", /\b(TODO|FIXME|XXX|HACK)\b/],
])("%s", (_name, pattern) => {
	expect(linesWith(pattern)).toEqual([]);
});

test("no unbound SQL, but for the columns of a list, whose names come from the schema", () => {
	expect(linesWith(/\bsql\.raw\b/, (path) => path === "app/platform/tenant/selection.server.ts")).toEqual([]);
});

test("markup is shown in one place, which takes only what the server sanitised", () => {
	const markup = /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/;
	expect(linesWith(markup, (path) => path === "app/ui/safe-html.tsx")).toEqual([]);
});

test("only the log writes to the console", () => {
	expect(linesWith(/\bdebugger\b|console\.\w+\(/, (path) => path === "app/platform/log.server.ts")).toEqual([]);
});

test("the database is opened in the platform only", () => {
	const isPlatform = (path: string) => path.startsWith("app/platform/");
	expect(linesWith(/\benv\.DB\b|drizzle-orm\/d1/, isPlatform)).toEqual([]);
});

test("the door over all tenants is opened by those on the list", () => {
	const mayOpen = /^app\/(platform|modules\/(portal-admin|followup))\/|^app\/registry\/schedule\.server\.ts$/;
	expect(linesWith(/\bAcross\b|across\.server/, (path) => mayOpen.test(path))).toEqual([]);
});

const filesWith = (pattern: RegExp) =>
	source
		.filter(({ path, text }) => !path.startsWith("app/platform/") && pattern.test(text))
		.map(({ path }) => path)
		.sort();

test("a database that knows no tenant is held by those on the list, and by all of them", () => {
	const direct =
		/\bcontext\??\.(db|d1)\b|\bcontext: \{ (db|d1)\b|\bopenDatabase\b|\bdatabases?(Of|Behind)\b|\b(open|find)Beside\b|\bwholeContext\b|\bas RequestContext\b/;
	const takenOut = /\{[^{}]*\b(db|d1)\b[^{}]*\}( = (\w+\.)*context\b|: (Pick<)?RequestContext\b)/;
	expect(filesWith(new RegExp(`${direct.source}|${takenOut.source}`))).toEqual(Object.values(holders).flat().sort());
});

test("what a function of a tenant is given holds no database, by its type", () => {
	const held = ({ context }: TenantContext) => [
		// @ts-expect-error -- the request's database
		context.db,
		// @ts-expect-error -- the same, without Drizzle
		context.d1,
		// @ts-expect-error -- the same, as it is bound
		context.env.DB,
	];
	expect(held).toBeTypeOf("function");
});

test("only clocks look for work over all tenants", () => {
	expect(filesWith(/over-tenants\.server/)).toEqual([...sweepers].sort());
});

test("accounts are read by those on the list", () => {
	expect(filesWith(/\breadingAccounts\b/)).toEqual(accountReaders);
});

test("only what serves a file takes its tenant from the record", () => {
	expect(filesWith(/\browsOfRecord\b/)).toEqual(["app/media/library/receipts.server.ts"]);
});

test("whoever joins a tenant's table to a scoped read takes it from the scope", () => {
	const bare = source.flatMap(({ path, text }) =>
		[...text.matchAll(/(?:rows|portal)\s*\.select\([\s\S]*?;/g)].flatMap(([read]) =>
			[...read.matchAll(/\.\w+Join\((\w+),/g)].flatMap(([, table = ""]) =>
				ofNobody.has(table) ? [] : [`${path}: ${table}`],
			),
		),
	);
	expect(bare).toEqual([]);
});

test("validators and server code stay out of the browser", () => {
	const signs = {
		zod: /ZodError|invalid_union|"_zod"|\._zod\b/,
		drizzle: /drizzle:|DrizzleD1/,
		node: /node:crypto|scrypt/,
		"the list of passwords": /letmein1/,
	};
	const found = clientChunks().flatMap(({ path, text }) =>
		Object.entries(signs).flatMap(([what, sign]) => (sign.test(text) ? [`${what} in ${path}`] : [])),
	);
	expect(found).toEqual([]);
});
