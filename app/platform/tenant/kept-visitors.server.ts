type Rows = Record<string, unknown>[][];

/** Visitors whom an isolate remembers, those seen last. */
const MOST = 500;
const kept = new Map<string, Rows>();

/** What was read of a session for one module when it was here last: a guess at what will be read next, and no right. */
export const lastRead = (hash: string, moduleKey: string): Rows | undefined => kept.get(`${hash}:${moduleKey}`);

/** Of whoever is in more tenants than this nothing is kept. */
const TENANTS = 20;

/** Keeps what was read for the next request; of a session that is over nothing. */
export function keepForNext(hash: string, moduleKey: string, rows: Rows): void {
	const key = `${hash}:${moduleKey}`;
	kept.delete(key);
	const found = rows[0]?.length ?? 0;
	if (found === 0 || found > TENANTS) return;
	const [oldest] = kept.keys();
	if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
	kept.set(key, rows);
}
