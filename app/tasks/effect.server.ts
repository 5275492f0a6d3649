import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Viewer } from "#app/platform/tenant/context";

/** What is kept of the effect of something that was just done, or is to be done again: nobody has looked at it. */
export const notLookedAt = { effect: "", effectBy: null };

/** Whether somebody may look at the effect of what was done: two look at it, whoever has said that it was done and another one. */
export const mayCheckEffect = ({ outcomeBy }: { outcomeBy: string | null }, { user }: Pick<Viewer, "user">): boolean =>
	outcomeBy !== user.id;

/** The same as a condition, for what is read, and for the write that says what came of it. */
export const wasDoneByAnother = (outcomeBy: SQLiteColumn, { user }: Pick<Viewer, "user">): SQL =>
	sql`coalesce(${outcomeBy}, '') <> ${user.id}`;
