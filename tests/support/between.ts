/** A D1 binding that lets somebody else act once, just before the first batch that writes: between a request's reading and its writing. */
export function beforeCommit(d1: D1Database, act: () => Promise<unknown>) {
	let done = false;
	const originals = new WeakMap<object, D1PreparedStatement>();
	const writes = new WeakSet<object>();
	const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
			all: () => statement.all(),
			run: () => statement.run(),
			raw: () => statement.raw(),
		} as unknown as D1PreparedStatement;
		originals.set(wrapped, statement);
		if (!/^\s*select/i.test(sql)) writes.add(wrapped);
		return wrapped;
	};
	const db = {
		prepare: (sql: string) => wrap(d1.prepare(sql), sql),
		async batch(statements: D1PreparedStatement[]) {
			if (!done && statements.some((statement) => writes.has(statement))) {
				done = true;
				await act();
			}
			return d1.batch(statements.map((statement) => originals.get(statement) as D1PreparedStatement));
		},
	} as unknown as D1Database;
	return { db, ran: () => done };
}
