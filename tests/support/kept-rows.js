// Keeps rows beside the Worker, in its isolate, and sets them right again after they were written: only what differs is
// written back, and no row takes the way to Node and back.

/** { name, keys, isOwned, rows }: of a table that is owned by tenants, rows that were not there before go again. */
let kept = [];
let except = { tenantId: "", ids: new Set() };

export async function keepRows(db, { tables, tenantId, ids }) {
	except = { tenantId, ids: new Set(ids) };
	const all = await readAll(db, tables);
	kept = tables.map((table, at) => ({ ...table, rows: all[at] }));
}

export async function restoreRows(db, names) {
	const wanted = kept.filter(({ name }) => names.includes(name));
	if (wanted.length === 0) return;
	// What is written back may set off a trigger or take a row along that points to another: looked at until all is right.
	for (let tries = 0; tries < 3; tries++) {
		const statements = await differing(db, wanted);
		if (statements.length === 0) return;
		const isDone = await inOneGo(db, statements).catch(() => false);
		if (!isDone) break;
	}
	await inOneGo(db, rewriting(db, wanted));
}

async function inOneGo(db, statements) {
	await db.batch([db.prepare("pragma defer_foreign_keys = on"), ...statements]);
	return true;
}

/** The rows of each table by their key, but those that must stay as they are. */
async function readAll(db, tables) {
	const found = await db.batch(tables.map(({ name }) => db.prepare(`select * from ${name}`)));
	return found.map(({ results }, at) => {
		const rows = results.filter(({ id, tenant_id }) => tenant_id !== except.tenantId && !except.ids.has(String(id)));
		return new Map(rows.map((row) => [keyOf(tables[at], row), row]));
	});
}

const keyOf = ({ keys }, row) => JSON.stringify(keys.map((key) => row[key]));

async function differing(db, tables) {
	const found = await readAll(db, tables);
	const removals = [];
	const others = [];
	for (const [at, table] of tables.entries()) {
		const now = found[at];
		if (table.isOwned)
			for (const [key, row] of now) if (!table.rows.has(key)) removals.unshift(removing(db, table, row));
		for (const [key, row] of table.rows) {
			if (!now.has(key)) others.push(inserting(db, table, row));
			else if (JSON.stringify(now.get(key)) !== JSON.stringify(row)) others.push(changing(db, table, row));
		}
	}
	return [...removals, ...others];
}

/** All rows anew, where writing back what differs stands in its own way. */
function rewriting(db, tables) {
	const owned = tables.filter(({ isOwned }) => isOwned).reverse();
	return [
		...owned.map(({ name }) => db.prepare(`delete from ${name} where tenant_id <> ?1`).bind(except.tenantId)),
		...tables.flatMap((table) => [...table.rows.values()].map((row) => inserting(db, table, row, "or replace"))),
	];
}

function inserting(db, { name }, row, or = "") {
	const columns = Object.keys(row).map((column) => `"${column}"`);
	const marks = columns.map((_, at) => `?${at + 1}`);
	return db
		.prepare(`insert ${or} into ${name} (${columns.join(", ")}) values (${marks.join(", ")})`)
		.bind(...Object.values(row));
}

function changing(db, { name, keys }, row) {
	const columns = Object.keys(row);
	const at = (column) => `"${column}" = ?${columns.indexOf(column) + 1}`;
	return db
		.prepare(`update ${name} set ${columns.map(at).join(", ")} where ${keys.map(at).join(" and ")}`)
		.bind(...Object.values(row));
}

function removing(db, { name, keys }, row) {
	const terms = keys.map((key, at) => `"${key}" = ?${at + 1}`);
	return db.prepare(`delete from ${name} where ${terms.join(" and ")}`).bind(...keys.map((key) => row[key]));
}
