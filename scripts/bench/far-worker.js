import portal from "../../dist/app.js";

/**
 * Milliseconds that a round trip to the database takes longer here. `far`: about what a database of another country
 * costs. `spread`: the primary on another continent, a replica nearby.
 */
const DISTANCES = { far: { primary: 30, replica: 30 }, spread: { primary: 150, replica: 15 } };

/** Which of the distances a request is measured with. */
const HEADER = "x-bench-distance";
const writes = /\b(insert|update|delete|replace)\b/i;

const after = async (delay, work) => {
	await new Promise((resolve) => setTimeout(resolve, delay));
	return work();
};

/** A session as D1 keeps one: the primary answers what writes, and the first question where that is asked for. */
function farSession(session, { primary, replica }, constraint) {
	let isFirst = constraint === "first-primary";
	const ask = (statements, work) => {
		const delay = isFirst || statements.some(({ sql }) => writes.test(sql)) ? primary : replica;
		isFirst = false;
		return after(delay, work);
	};
	const farStatement = (sql, statement) => {
		const one = {
			...{ sql, statement },
			bind: (...values) => farStatement(sql, statement.bind(...values)),
			all: () => ask([one], () => statement.all()),
			run: () => ask([one], () => statement.run()),
			first: (column) => ask([one], () => (column ? statement.first(column) : statement.first())),
			raw: (options) => ask([one], () => statement.raw(options)),
		};
		return one;
	};
	return {
		prepare: (sql) => farStatement(sql, session.prepare(sql)),
		batch: (statements) => ask(statements, () => session.batch(statements.map(({ statement }) => statement))),
		getBookmark: () => session.getBookmark(),
	};
}

/** What does not ask by a session is answered by the primary. */
const far = (d1, { primary, replica }) => ({
	...farSession(d1, { primary, replica: primary }),
	withSession: (constraint) => farSession(d1.withSession(constraint), { primary, replica }, constraint),
});

export default {
	fetch: (request, env, ctx) => {
		const distance = DISTANCES[request.headers.get(HEADER) ?? "far"];
		return portal.fetch(request, { ...env, DB: far(env.DB, distance) }, ctx);
	},
};
