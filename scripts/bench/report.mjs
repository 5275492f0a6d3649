const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const line = (cells) => `| ${cells.join(" | ")} |`;
const table = (head, rows) => [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");

/** The figures as Markdown: counts first (they do not depend on the machine), then CPU, then requests a second. */
export function report({ counts, size, results, far, machine }) {
	return `# Performance

Written by \`npm run bench\` (${machine}). Both sides run on Miniflare's direct sockets with the same data (\`--scale large\`), one after the other and back, three
rounds, medians. *Bare* is a Worker that asks the database the same in one batch with nothing around it; for the logins it is the password hash alone. Judge by the
counts, then by CPU, then by the ratios; absolute figures belong to the machine.

## Counts
${table(
	["what", "status", "round trips", "rows read", "rows written", "bytes"],
	counts.map(({ name, status, roundTrips, rowsRead, rowsWritten, bytes }) => [
		name,
		status,
		roundTrips,
		rowsRead,
		rowsWritten,
		bytes,
	]),
)}

First signed-in screen: ${kilobytes(size.scripts)} kB JavaScript in ${size.files} files, ${kilobytes(size.styles)} kB CSS, gzip.

## CPU and throughput
${table(
	["what", "CPU ms, portal", "CPU ms, bare", "CPU ÷ bare", "per second, portal", "per second, bare", "rate ÷ bare"],
	results.map(({ name, portal, bare }) => [
		name,
		portal.cpu.toFixed(2),
		bare.cpu.toFixed(2),
		(portal.cpu / bare.cpu).toFixed(2),
		portal.perSecond.toFixed(0),
		bare.perSecond.toFixed(0),
		(portal.perSecond / bare.perSecond).toFixed(2),
	]),
)}

## With 30 ms added to every round trip to the database
${table(
	["page", "ms, median"],
	far.map(({ name, ms }) => [name, ms.toFixed(0)]),
)}
`;
}
