import type { BatchItem } from "drizzle-orm/batch";
import { type Tools, wholeContext } from "../request-context.server";
import type { PendingQuery } from "./rows.server";

export type Queries = Record<string, PendingQuery<unknown>>;
export type Answers<Wanted extends Queries> = {
	[Key in keyof Wanted]: Wanted[Key] extends PendingQuery<infer Result> ? Result : never;
};

/** Sends pending reads in one round trip, of whatever tenants they are: each says by itself whose rows it reads. */
export async function readTogether<Wanted extends Queries>(context: Tools, reads: Wanted): Promise<Answers<Wanted>> {
	const wanted = Object.entries(reads);
	const results = await wholeContext(context).db.batch(wanted.map(([, read]) => read.query) as [BatchItem<"sqlite">]);
	return Object.fromEntries(
		wanted.map(([name, read], index) => [name, read.shape(results[index] as unknown as unknown[])]),
	) as Answers<Wanted>;
}
