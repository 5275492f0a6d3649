import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Milliseconds of CPU that a process has used, user and system together; ticks are hundredths of a second. */
function cpuOf(pid) {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
	return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes of memory that a process holds. */
function memoryOf(pid) {
	const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1024;
}

/**
 * One request to a side; resolves with status, headers, length and text of the answer, and its milliseconds.
 * @param {import("./side-process.mjs").Side} side
 * @param {import("./cases.mjs").Ask} ask
 * @param {Agent} [agent]
 */
export function send(side, { path, as, method = "GET", body, headers = {} }, agent) {
	const given = typeof body === "function" ? body() : body;
	const sent = given === undefined || Buffer.isBuffer(given) ? given : JSON.stringify(given);
	const startedAt = performance.now();
	return new Promise((resolve, reject) => {
		const outgoing = request(
			side.url + path,
			{
				method,
				agent,
				headers: {
					...(as && { cookie: `session=${side.tokens[as]}` }),
					...(sent !== undefined && { "content-type": "application/json", origin: side.url }),
					...(typeof headers === "function" ? headers() : headers),
				},
			},
			(response) => {
				const parts = [];
				let bytes = 0;
				response.on("data", (part) => {
					bytes += part.length;
					if (bytes <= KEPT) parts.push(part);
				});
				response.on("error", reject);
				response.on("end", () => {
					const content = Buffer.concat(parts);
					resolve({
						status: response.statusCode,
						headers: response.headers,
						bytes,
						text: () => content.toString(),
						ms: performance.now() - startedAt,
					});
				});
			},
		);
		outgoing.on("error", reject);
		outgoing.end(sent);
	});
}

/** Of a longer answer only its length is of interest. */
const KEPT = 5_000_000;

/**
 * Sends the same request for some seconds over some connections: requests a second, CPU milliseconds of one, the median
 * of their times, and the megabytes by which the process grew meanwhile. Throws when an answer has another status than expected.
 */
export async function load(side, ask, seconds) {
	const { path, connections = 16, expect = 200, times: most } = ask;
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const times = [];
	const startedAt = performance.now();
	const cpuBefore = cpuOf(side.workerd);
	const memoryBefore = memoryOf(side.workerd);
	let peak = memoryBefore;
	const sampling = setInterval(() => {
		peak = Math.max(peak, memoryOf(side.workerd));
	}, 50);
	let begun = 0;
	const goesOn = () => (most === undefined ? performance.now() < startedAt + seconds * 1000 : begun++ < most);
	const one = async () => {
		while (goesOn()) {
			const { status, ms, text } = await send(side, ask, agent);
			if (status !== expect) throw new Error(`${path}: ${status} instead of ${expect}\n${text().slice(0, 500)}`);
			times.push(ms);
		}
	};
	await Promise.all(Array.from({ length: connections }, one)).finally(() => clearInterval(sampling));
	const elapsed = (performance.now() - startedAt) / 1000;
	agent.destroy();
	return {
		perSecond: times.length / elapsed,
		cpu: (cpuOf(side.workerd) - cpuBefore) / times.length,
		ms: median(times),
		memory: peak - memoryBefore,
	};
}

export function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
