const KILOBYTE = 1000;
const SIZE_GOALS = { scripts: 130, styles: 20, player: 60, worker: 2500 };
/** In ms; the platform ends a start after a second (Workers limits, "Worker startup time"). */
const START_UP = 333;

const kilobytes = (bytes) => (bytes / KILOBYTE).toFixed(1);
const line = (cells) => `| ${cells.join(" | ")} |`;
const table = (head, rows) => [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
const rate = (value) => value.toFixed(value < 10 ? 2 : 0);
const factor = (value) => (value < 0.1 ? value.toFixed(3) : value.toFixed(2));

/** A figure with its goal behind it, in bold where it is missed. */
const atMost = (value, goal, text) => judged(value <= goal, text, goal === undefined ? "" : ` (≤ ${factor(goal)})`);
const atLeast = (value, goal, text) => judged(value >= goal, text, goal === undefined ? "" : ` (≥ ${factor(goal)})`);
const judged = (holds, text, goal) => (goal === "" || holds ? `${text}${goal}` : `**${text}**${goal}`);

/** The figures as Markdown: counts first (they do not depend on the machine), then CPU, then requests a second. */
export function report({ results, sizes, startUp, machine, rounds, seconds }) {
	const count = (value, goal) => (goal === undefined ? `${value}` : judged(value <= goal, `${value}`, ` (≤ ${goal})`));
	return `# Performance

Written by \`npm run bench\` (${machine}). Both sides run on Miniflare's direct sockets over the same data (the demo and \`npm run seed -- --scale large\`: 50 tenants,
5,000 people, 100,000 notifications), taking turns: portal, bare Worker, portal, ${seconds} s each; rounds: ${rounds}, of which the medians stand here. *Bare* is a Worker that asks the database the same in one
batch with nothing around it; for the logins it is the password hash alone, for the files a put into the store and a get out of it. Neither side serves the static files, for which Miniflare puts Workers of its own in front. Goals stand in brackets; a figure in bold misses its goal. Judge by the counts, then by
CPU, then by the ratios; absolute figures belong to the machine.

## Counts

${table(
	["what", "status", "round trips", "rows read", "rows written", "bytes"],
	results.map(({ name, goals, status, roundTrips, rowsRead, rowsWritten, bytes }) => [
		name,
		status,
		count(roundTrips, goals.roundTrips),
		count(rowsRead, goals.rowsRead),
		count(rowsWritten, goals.rowsWritten),
		bytes,
	]),
)}

${table(
	["size, gzip", "kB"],
	[
		[`JavaScript of the first signed-in screen, ${sizes.files} files`, size("scripts")],
		["its texts, one language", kilobytes(sizes.texts)],
		["its style sheets", size("styles")],
		["JavaScript of a course's step beyond that", size("player")],
		["the Worker", size("worker")],
	],
)}

Before its first answer the Worker works ${judged(startUp <= START_UP, `${startUp.toFixed(0)} ms`, ` (≤ ${START_UP}, a third of what the platform allows)`)}, by the profile of \`wrangler check startup\`.

## CPU of a request

In milliseconds, the database's part with it.

${table(
	["what", "portal", "bare", "portal ÷ bare"],
	results.map(({ name, goals, ofPortal, ofBare }) => [
		name,
		atMost(ofPortal.cpu, goals.cpu, ofPortal.cpu.toFixed(2)),
		ofBare.cpu.toFixed(2),
		atMost(ofPortal.cpu / ofBare.cpu, goals.cpuRatio, factor(ofPortal.cpu / ofBare.cpu)),
	]),
)}

## Requests a second

${table(
	["what", "portal", "bare", "portal ÷ bare"],
	results.map(({ name, goals, ofPortal, ofBare }) => [
		name,
		rate(ofPortal.perSecond),
		rate(ofBare.perSecond),
		atLeast(ofPortal.perSecond / ofBare.perSecond, goals.rateRatio, factor(ofPortal.perSecond / ofBare.perSecond)),
	]),
)}

## Memory while large files go through

Megabytes by which the process grew, with Miniflare's own store of objects in it.

${table(
	["what", "portal", "bare"],
	results
		.filter(({ goals }) => goals.memory !== undefined)
		.map(({ name, goals, ofPortal, ofBare }) => [
			name,
			atMost(ofPortal.memory, goals.memory, ofPortal.memory.toFixed(0)),
			ofBare.memory.toFixed(0),
		]),
)}

## With 30 ms added to every round trip to the database

${table(
	["page", "ms, median"],
	results
		.filter(({ goals }) => goals.far !== undefined)
		.map(({ name, goals, delays: { far } }) => [name, judged(far <= goals.far, far.toFixed(0), ` (≤ ${goals.far})`)]),
)}

## With the primary database 150 ms away and a replica 15 ms

${table(
	["page or call", "ms, median"],
	results
		.filter(({ goals }) => goals.spread !== undefined)
		.map(({ name, goals, delays: { spread } }) => [
			name,
			judged(spread <= goals.spread, spread.toFixed(0), ` (≤ ${goals.spread})`),
		]),
)}
`;

	function size(name) {
		const goal = SIZE_GOALS[name];
		return judged(sizes[name] <= goal * KILOBYTE, kilobytes(sizes[name]), ` (≤ ${goal})`);
	}
}
