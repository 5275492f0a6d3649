/**
 * Whether a cron expression is due in the minute of a moment (UTC, as the platform reads it).
 * Knows what wrangler.toml uses: numbers, `*`, lists and steps; names of days and months are refused.
 * @param {string} expression five fields: minute hour day month weekday
 * @param {Date} moment
 */
export function isDue(expression, moment) {
	const values = [
		moment.getUTCMinutes(),
		moment.getUTCHours(),
		moment.getUTCDate(),
		moment.getUTCMonth() + 1,
		moment.getUTCDay(),
	];
	const fields = expression.trim().split(/\s+/);
	if (fields.length !== values.length) throw new Error(`Not a cron expression of five fields: ${expression}`);
	return fields.every((field, index) => field.split(",").some((part) => matches(part, values[index] ?? 0)));
}

/**
 * @param {string} part
 * @param {number} value
 */
function matches(part, value) {
	const [range = "", step = "1"] = part.split("/");
	if (!/^(\*|\d+(-\d+)?)$/.test(range) || !/^\d+$/.test(step))
		throw new Error(`Not understood in a cron expression: ${part}`);
	if (range === "*") return value % Number(step) === 0;
	const [from = 0, till = from] = range.split("-").map(Number);
	return value >= from && value <= till && (value - from) % Number(step) === 0;
}

/**
 * Runs a portal's scheduled handlers as the platform would: each expression in its minute, and all of them once now,
 * because a portal that was off has something to catch up.
 * @param {import("miniflare").Miniflare} miniflare
 * @param {string[]} expressions
 * @returns {() => void} stops it
 */
export function runCrons(miniflare, expressions) {
	const run = async (/** @type {string} */ cron) => {
		try {
			await (await miniflare.getWorker()).scheduled({ cron, scheduledTime: new Date() });
		} catch (problem) {
			console.error(`The scheduled handler for "${cron}" failed:`, problem);
		}
	};
	for (const cron of expressions) void run(cron);
	let minute = Math.floor(Date.now() / 60_000);
	const timer = setInterval(() => {
		const present = Math.floor(Date.now() / 60_000);
		if (present === minute) return;
		minute = present;
		for (const cron of expressions) if (isDue(cron, new Date())) void run(cron);
	}, 5_000);
	return () => clearInterval(timer);
}
