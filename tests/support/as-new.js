// Makes a database as it was when its portal began, for the test file that gets the portal next: all rows go, and what the
// migrations have put in comes back. It takes a tenth of what another start takes, and the Worker is warm.

/** By database: what it consisted of at its beginning, and the rows that were there. */
const beginnings = new WeakMap();

export async function rememberBeginning(db) {
	const parts = await partsOf(db);
	const tables = parts.filter(({ type, name }) => type === "table" && !isInside(name, parts)).map(({ name }) => name);
	const found = await db.batch(tables.map((name) => db.prepare(`select * from "${name}"`)));
	const rows = tables.flatMap((name, at) => found[at].results.map((row) => ({ name, row })));
	beginnings.set(db, {
		signature: JSON.stringify(parts),
		triggers: parts.filter(({ type }) => type === "trigger"),
		tables,
		rows,
	});
}

/** False where a test has changed the tables themselves: such a database is as new no more. */
export async function makeAsNew(db) {
	const { signature, triggers, tables, rows } = beginnings.get(db);
	if (JSON.stringify(await partsOf(db)) !== signature) return false;
	// A trigger would refuse to lose a line of the log, or write what is about to go.
	const statements = [
		"pragma defer_foreign_keys = on",
		...triggers.map(({ name }) => `drop trigger "${name}"`),
		...tables.map((name) => `delete from "${name}"`),
		...triggers.map(({ sql }) => sql),
	];
	await db.batch([
		...statements.map((sql) => db.prepare(sql)),
		...rows.map(({ name, row }) => inserting(db, name, row)),
	]);
	return true;
}

async function partsOf(db) {
	const asked =
		"select type, name, sql from sqlite_master where name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\'";
	return (await db.prepare(`${asked} order by type, name`).all()).results;
}

/** Whether a table holds the inside of a virtual one, which keeps it itself. */
const isInside = (name, parts) =>
	parts.some((part) => /^create virtual table/i.test(part.sql ?? "") && name.startsWith(`${part.name}_`));

function inserting(db, name, row) {
	const columns = Object.keys(row);
	const marks = columns.map((_, at) => `?${at + 1}`);
	const into = columns.map((column) => `"${column}"`).join(", ");
	return db.prepare(`insert into "${name}" (${into}) values (${marks.join(", ")})`).bind(...Object.values(row));
}
