import type { Across } from "./across.server";
import type { PendingRead, TenantRows } from "./rows.server";

/** Collects what several parts of a page read, so that all of it goes in one round trip. */
export class Reads {
	private readonly pending: Record<string, PendingRead<unknown>> = {};
	private results: Record<string, unknown> = {};

	/** Gives a function that has the result once `send` is through. */
	add<Result>(read: PendingRead<Result>): () => Result {
		const key = String(Object.keys(this.pending).length);
		this.pending[key] = read;
		return () => this.results[key] as Result;
	}

	async send(rows: TenantRows | Across): Promise<void> {
		if (Object.keys(this.pending).length > 0) this.results = await rows.read(this.pending);
	}
}
