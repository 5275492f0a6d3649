import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Milliseconds of CPU that a process has used, user and system together; ticks are hundredths of a second. */
export function cpuOf(pid) {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
	return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** One request; resolves with status, headers, body length and milliseconds. */
export function send(url, { method = "GET", headers = {}, body, agent, keepBody = false } = {}) {
	const startedAt = performance.now();
	return new Promise((resolve, reject) => {
		const outgoing = request(url, { method, headers, agent }, (response) => {
			const parts = [];
			let bytes = 0;
			response.on("data", (part) => {
				bytes += part.length;
				if (keepBody) parts.push(part);
			});
			response.on("end", () =>
				resolve({
					status: response.statusCode,
					headers: response.headers,
					bytes,
					body: keepBody ? Buffer.concat(parts).toString() : "",
					ms: performance.now() - startedAt,
				}),
			);
		});
		outgoing.on("error", reject);
		outgoing.end(body);
	});
}

/** Sends the same request for some seconds over some connections; gives requests a second, CPU and the median time of one. */
export async function load(side, { path, seconds = 2, connections = 16, ...options }) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const until = performance.now() + seconds * 1000;
	const times = [];
	let failed = 0;
	const cpuBefore = cpuOf(side.workerd);
	const startedAt = performance.now();
	const one = async () => {
		while (performance.now() < until) {
			const { status, ms } = await send(side.url + path, { ...options, agent });
			if (status !== (options.expect ?? 200)) failed++;
			times.push(ms);
		}
	};
	await Promise.all(Array.from({ length: connections }, one));
	const elapsed = (performance.now() - startedAt) / 1000;
	agent.destroy();
	if (failed > 0) throw new Error(`${path}: ${failed} of ${times.length} answers were not ${options.expect ?? 200}`);
	return {
		perSecond: times.length / elapsed,
		cpu: (cpuOf(side.workerd) - cpuBefore) / times.length,
		ms: median(times),
	};
}

export function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
