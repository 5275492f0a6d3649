// A database with a replica that is behind, in the way of D1's Sessions API: what is asked with "first-primary" begins at
// the primary, and the replica answers only who needs nothing that it has not got.

const bookmarkOf = (written) => String(written).padStart(8, "0");

/** `written` tells how much the primary has taken, `has` whether the replica has that much; `onPrimary` is told whenever the primary is asked. */
export function withReplica(primary, replica, { written, has, onPrimary }) {
	const atPrimary = (run) => {
		onPrimary();
		return run(primary);
	};
	return {
		prepare: (sql) => statement(sql, [], (run) => atPrimary(run)),
		batch: (statements) => atPrimary((db) => db.batch(statements.map((one) => one.on(db)))),
		withSession: (from) => sessionFrom(from),
	};

	function sessionFrom(from) {
		let isFirst = from === "first-primary";
		let asked = false;
		let known = /^\d+$/.test(from) ? Number(from) : 0;
		const ask = async (isRead, run) => {
			asked = true;
			if (isRead && !isFirst && has(known)) return run(replica);
			const answer = await atPrimary(run);
			// As with D1, what is asked before the first answer has come goes the way of the first.
			isFirst = false;
			// What this one has written is counted when it has answered.
			known = Math.max(known, written() + (isRead ? 0 : 1));
			return answer;
		};
		return {
			prepare: (sql) => statement(sql, [], (run) => ask(isRead(sql), run)),
			batch: (statements) =>
				ask(
					statements.every(({ sql }) => isRead(sql)),
					(db) => db.batch(statements.map((one) => one.on(db))),
				),
			getBookmark: () => (asked ? bookmarkOf(known) : null),
		};
	}
}

const isRead = (sql) => /^\s*(select|with)\b/i.test(sql);

function statement(sql, values, ask) {
	const on = (db) => db.prepare(sql).bind(...values);
	return {
		sql,
		on,
		bind: (...bound) => statement(sql, bound, ask),
		...Object.fromEntries(
			["all", "run", "first", "raw"].map((name) => [name, (...given) => ask((db) => on(db)[name](...given))]),
		),
	};
}
