import portal from "../../dist/app.js";

/** Milliseconds that every round trip to the database takes longer here: about what a far-away one costs. */
const DELAY = 30;

const late = async (work) => {
	await new Promise((resolve) => setTimeout(resolve, DELAY));
	return work();
};

const slowStatement = (statement) => ({
	statement,
	bind: (...values) => slowStatement(statement.bind(...values)),
	all: () => late(() => statement.all()),
	run: () => late(() => statement.run()),
	first: (column) => late(() => (column ? statement.first(column) : statement.first())),
	raw: (options) => late(() => statement.raw(options)),
});

const slow = (d1) => ({
	prepare: (sql) => slowStatement(d1.prepare(sql)),
	batch: (statements) => late(() => d1.batch(statements.map(({ statement }) => statement))),
});

export default {
	fetch: (request, env, ctx) => portal.fetch(request, { ...env, DB: slow(env.DB) }, ctx),
};
