import { createHash } from "node:crypto";

/**
 * A database as a move asks it. Local and remote ones are asked alike, by SQL alone.
 * @typedef {{ all: (sql: string) => Promise<Record<string, any>[]>, run: (statements: string[]) => Promise<void> }} Place
 * @typedef {import("./plan").Moved} Moved
 * @typedef {{ tenant: string, id: string, to: string, at: string, tables: Record<string, { rows: number, sha256: string, each?: string[] }> }} Report
 */

/** In place of a binding while a tenant is being moved: no such database is there, so that all who ask are refused. */
export const MOVING = "moving";

/** Rows that are read at a time, and bytes of rows that one statement holds (D1 takes 100 KB). */
const ROWS = 200;
const STATEMENT = 80_000;
/** Tables that one question is about (D1 gives 100 columns). */
const TABLES = 50;

export class MoveFailed extends Error {}

const text = (/** @type {string} */ value) => `'${value.replaceAll("'", "''")}'`;
const names = (/** @type {string[]} */ list) => list.map((name) => `"${name}"`).join(", ");

/**
 * The tenant by its short name.
 * @param {Place} shared
 * @param {string} slug
 */
export async function findTenant(shared, slug) {
	const [tenant] = await shared.all(`select id, slug, database from tenants where slug = ${text(slug)}`);
	if (!tenant) throw new MoveFailed(`There is no tenant ${slug}.`);
	return /** @type {{ id: string, slug: string, database: string | null }} */ (/** @type {unknown} */ (tenant));
}

/**
 * Moves a tenant into a database of its own: closes it, copies table by table, compares counts and hashes of all of them, and
 * switches it over in one statement. Nothing is removed. Where anything fails the tenant is opened again where it was.
 * @param {{ shared: Place, own: Place, slug: string, to: string, tables: Moved[], wait?: () => Promise<void>, tell?: (line: string) => void }} move
 * @returns {Promise<Report>} what was moved, for `dropOld`
 */
export async function moveTenant({ shared, own, slug, to, tables, wait = async () => {}, tell = () => {} }) {
	const { id, database } = await findTenant(shared, slug);
	if (database !== null) throw new MoveFailed(`${slug} lies in ${database} already.`);
	await assertReady(own, shared, tables, id);
	await setDatabase(shared, id, null, MOVING);
	try {
		tell(`${slug} is closed; its requests are answered 503 until it is moved.`);
		await wait();
		await clear(own, tables, id);
		const filled = await withRows(shared, tables, id);
		for (const table of filled) tell(`${table.name}: ${await copy(shared, own, table, id)}`);
		/** @type {Report["tables"]} */
		const report = {};
		const either = new Set([...(await withRows(shared, tables, id)), ...(await withRows(own, tables, id))]);
		for (const table of tables) {
			const [before, after] = either.has(table)
				? [await digest(shared, table, id), await digest(own, table, id)]
				: [nothing, nothing];
			if (before.rows !== after.rows || before.sha256 !== after.sha256)
				throw new MoveFailed(
					`${table.name} differs: ${before.rows} rows (${before.sha256}), copied ${after.rows} (${after.sha256}).`,
				);
			report[table.name] = before;
		}
		await setDatabase(shared, id, MOVING, to);
		return { tenant: slug, id, to, at: new Date().toISOString(), tables: report };
	} catch (problem) {
		await setDatabase(shared, id, MOVING, null);
		throw problem;
	}
}

/**
 * Removes what a move has left in the portal's database, where each of these rows is still as it was moved: so nothing was
 * written there since. The audit log of the time before stays; the database lets it not go.
 * @param {{ shared: Place, report: Report, tables: Moved[], tell?: (line: string) => void }} drop
 */
export async function dropOld({ shared, report, tables, tell = () => {} }) {
	const { id, database } = await findTenant(shared, report.tenant);
	if (id !== report.id || database !== report.to)
		throw new MoveFailed(`${report.tenant} lies in ${database ?? "the portal's database"}, not in ${report.to}.`);
	const going = await withRows(
		shared,
		tables.filter(({ stays, isGuest }) => !stays && !isGuest),
		id,
	);
	for (const table of going) {
		const moved = new Set(report.tables[table.name]?.each);
		const { each } = await digest(shared, table, id);
		const others = each.filter((hash) => !moved.has(hash)).length;
		if (others > 0) throw new MoveFailed(`${table.name} has ${others} rows that were not moved; nothing was removed.`);
	}
	for (const table of going.toReversed()) tell(`${table.name}: ${await removeAll(shared, table, id)} removed`);
}

/**
 * @param {Place} shared
 * @param {string} id
 * @param {string | null} from
 * @param {string | null} to
 */
async function setDatabase(shared, id, from, to) {
	const [was, is] = [from, to].map((name) => (name === null ? "null" : text(name)));
	await shared.run([`update tenants set database = ${is} where id = ${text(id)} and database is ${was}`]);
	const [row] = await shared.all(`select database from tenants where id = ${text(id)}`);
	if (row?.database !== to) throw new MoveFailed("Somebody else is moving this tenant.");
}

/**
 * Both must have the same tables, and the new one must be nobody else's.
 * @param {Place} own
 * @param {Place} shared
 * @param {Moved[]} tables
 * @param {string} id
 */
async function assertReady(own, shared, tables, id) {
	const columns =
		"select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'";
	const made = `${columns} and m.name in (${tables.map(({ name }) => text(name)).join(", ")}) order by 1`;
	const [here, there] = [await shared.all(made), await own.all(made)];
	if (JSON.stringify(here) !== JSON.stringify(there))
		throw new MoveFailed("The two databases have not the same tables: apply the migrations to both.");
	const [other] = await own.all(`select id from tenants where id <> ${text(id)} limit 1`);
	if (other) throw new MoveFailed("The new database is another tenant's.");
}

/**
 * What an earlier try has left there.
 * @param {Place} own
 * @param {Moved[]} tables
 * @param {string} id
 */
async function clear(own, tables, id) {
	// The audit log goes only after its tenant; the Worker copies the tenant's row anew.
	await own.run([`delete from tenants where id = ${text(id)}`]);
	for (const table of (await withRows(own, tables, id)).toReversed()) await removeAll(own, table, id);
}

/**
 * The tables in which a tenant has rows: most have none, and each question to a remote database takes a second.
 * @param {Place} place
 * @param {Moved[]} tables
 * @param {string} id
 */
async function withRows(place, tables, id) {
	const found = [];
	for (let start = 0; start < tables.length; start += TABLES) {
		const some = tables.slice(start, start + TABLES);
		const asked = some.map((table, at) => `exists (select 1 from ${table.name} where ${whose(table, id)}) as t${at}`);
		const [row] = await place.all(`select ${asked.join(", ")}`);
		found.push(...some.filter((_, at) => row?.[`t${at}`] === 1));
	}
	return found;
}

/**
 * @param {Place} place
 * @param {Moved} table
 * @param {string} id
 */
async function removeAll(place, table, id) {
	let removed = 0;
	for (;;) {
		const where = `rowid in (select rowid from ${table.name} where ${whose(table, id)} limit 1000)`;
		const [row] = await place.all(
			`select count(*) as count from (select 1 from ${table.name} where ${whose(table, id)} limit 1000)`,
		);
		if (!row?.count) return removed;
		removed += Number(row.count);
		await place.run([`delete from ${table.name} where ${where}`]);
	}
}

/** The index is asked by the word that begins all of a tenant's, as in `search.server.ts`; else it would be read whole. */
const whose = (/** @type {Moved} */ { name }, /** @type {string} */ id) =>
	name === "search_index"
		? `search_index match '"${id.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}z" *' and tenant_id = ${text(id)}`
		: `tenant_id = ${text(id)}`;

/**
 * A row as one JSON array. D1 takes 32 values in one call of a function, so that a wide one is made of several.
 * @param {string[]} cells
 */
function wholeRow(cells) {
	const parts = [];
	for (let start = 0; start < cells.length; start += 30)
		parts.push(`json_array(${cells.slice(start, start + 30).join(", ")})`);
	return parts
		.map((part, at) => (at === 0 ? part : `ltrim(${part}, '[')`))
		.map((part, at) => (at === parts.length - 1 ? part : `rtrim(${part}, ']')`))
		.join(" || ',' || ");
}

/**
 * The rows of a tenant in the order of their keys, each as one text.
 * @param {Place} place
 * @param {Moved} table
 * @param {string} id
 */
async function* rowsOf(place, table, id) {
	const order = names(table.key);
	const row = wholeRow(table.columns.map(({ read }) => read));
	const last = table.key.map((key) => `quote("${key}")`).join(" || ', ' || ");
	for (let after = ""; ; ) {
		const from = after === "" ? "" : `and (${order}) > (${after})`;
		const found = await place.all(
			`select ${row} as "row", ${last} as place from ${table.name} where ${whose(table, id)} ${from} order by ${order} limit ${ROWS}`,
		);
		yield* found.map((one) => String(one.row));
		if (found.length < ROWS) return;
		after = String(found.at(-1)?.place);
	}
}

/**
 * @param {Place} shared
 * @param {Place} own
 * @param {Moved} table
 * @param {string} id
 */
async function copy(shared, own, table, id) {
	let count = 0;
	/** @type {string[]} */
	let waiting = [];
	let length = 0;
	const flush = async () => {
		if (waiting.length > 0) await own.run(inserting(table, waiting));
		[waiting, length] = [[], 0];
	};
	for await (const row of rowsOf(shared, table, id)) {
		count++;
		const bytes = Buffer.byteLength(text(row));
		if (bytes > STATEMENT) {
			await flush();
			await own.run(insertingLong(table, row));
			continue;
		}
		if (length + bytes > STATEMENT) await flush();
		waiting.push(row);
		length += bytes;
	}
	await flush();
	return count;
}

/**
 * @param {Moved} table
 * @param {string[]} rows
 */
function inserting(table, rows) {
	const cells = table.columns.map((_, at) => `json_extract(value, '$[${at}]')`).join(", ");
	const into = `insert into ${table.name} (${names(table.columns.map(({ name }) => name))})`;
	return [`${into} select ${cells} from json_each(${text(`[${rows.join(",")}]`)})`];
}

/**
 * A row that no statement holds: its long texts come after it, piece by piece.
 * @param {Moved} table
 * @param {string} row
 */
function insertingLong(table, row) {
	const cells = /** @type {unknown[]} */ (JSON.parse(row));
	const isLong = (/** @type {unknown} */ cell) => typeof cell === "string" && cell.length > 2000;
	const short = JSON.stringify(cells.map((cell) => (isLong(cell) ? "" : cell)));
	const keyed = table.key
		.map((key) => `"${key}" = ${text(String(cells[table.columns.findIndex(({ name }) => name === key)]))}`)
		.join(" and ");
	const last = `rowid = (select max(rowid) from ${table.name})`;
	const pieces = cells.flatMap((cell, at) =>
		isLong(cell)
			? piecesOf(String(cell)).map((piece) => {
					const name = table.columns[at]?.name;
					return `update ${table.name} set "${name}" = "${name}" || ${text(piece)} where ${table.key[0] === "rowid" ? last : keyed}`;
				})
			: [],
	);
	return [...inserting(table, [short]), ...pieces];
}

/** Whole characters: none is cut in two. @param {string} long */
function piecesOf(long) {
	const pieces = [""];
	for (const character of long) {
		if ((pieces.at(-1)?.length ?? 0) >= STATEMENT / 4) pieces.push("");
		pieces[pieces.length - 1] += character;
	}
	return pieces;
}

/**
 * @param {Place} place
 * @param {Moved} table
 * @param {string} id
 */
async function digest(place, table, id) {
	const whole = createHash("sha256");
	const each = [];
	for await (const row of rowsOf(place, table, id)) {
		whole.update(`${row}\n`);
		each.push(createHash("sha256").update(row).digest("hex").slice(0, 16));
	}
	return { rows: each.length, sha256: whole.digest("hex"), each };
}

const nothing = { rows: 0, sha256: createHash("sha256").digest("hex"), each: [] };
