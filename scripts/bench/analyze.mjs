/**
 * Tells SQLite how much these tables hold. D1 has not the memory to look at all of them at once.
 * @param {{ run: (sql: string, values: unknown[]) => Promise<unknown> }} side
 * @param {string[]} tables
 */
export async function analyze(side, tables) {
	for (const table of tables) await side.run(`analyze ${table}`, []);
}
