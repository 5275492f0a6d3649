// What SQL writes, told by its words: inside of the Worker for what it is asked, and in Node for its triggers.

const WRITTEN = /\b(insert(?: or \w+)? into|replace into|update(?: or \w+)?|delete from)\s+["`]?(\w+)/gi;

/**
 * The tables that are written, and those of which rows are removed.
 * @param {string} sql
 * @returns {{ touched: string[], removed: string[] }}
 */
export function writtenBy(sql) {
	const all = [...sql.matchAll(WRITTEN)].map(([, verb = "", table = ""]) => ({ verb, table: table.toLowerCase() }));
	const removing = all.filter(({ verb }) => /delete|replace/i.test(verb));
	return { touched: all.map(({ table }) => table), removed: removing.map(({ table }) => table) };
}
