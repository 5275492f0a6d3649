import type { Across } from "./across.server";
import type { PendingQuery, TenantRows } from "./rows.server";

/** Collects the queries of several parts of a page, so that all go in one round trip. */
export class ReadBatch {
	private readonly pending: Record<string, PendingQuery<unknown>> = {};
	private results: Record<string, unknown> = {};

	/** Returns a function that gives the result once `send` is through. */
	add<Result>(read: PendingQuery<Result>): () => Result {
		const key = String(Object.keys(this.pending).length);
		this.pending[key] = read;
		return () => this.results[key] as Result;
	}

	async send(rows: TenantRows | Across): Promise<void> {
		if (Object.keys(this.pending).length > 0) this.results = await rows.read(this.pending);
	}
}
