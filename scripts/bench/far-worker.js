import portal from "../../dist/app.js";

/** Milliseconds that every round trip to the database takes longer here: about what a far-away one costs. */
const DELAY = 30;

const late = async (work) => {
	await new Promise((resolve) => setTimeout(resolve, DELAY));
	return work();
};

const farStatement = (statement) => ({
	statement,
	bind: (...values) => farStatement(statement.bind(...values)),
	all: () => late(() => statement.all()),
	run: () => late(() => statement.run()),
	first: (column) => late(() => (column ? statement.first(column) : statement.first())),
	raw: (options) => late(() => statement.raw(options)),
});

const far = (d1) => ({
	prepare: (sql) => farStatement(d1.prepare(sql)),
	batch: (statements) => late(() => d1.batch(statements.map(({ statement }) => statement))),
});

export default {
	fetch: (request, env, ctx) => portal.fetch(request, { ...env, DB: far(env.DB) }, ctx),
};
