import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { AuditedWrites, movedOn, type PendingWrite } from "./commit.server";
import type { ListOptions, NewRow, Patch, PendingQuery, Row } from "./rows.server";

/** The tenant id under which writes to the portal's own tables are audited. */
export const PORTAL = "portal";

type PortalTable = SQLiteTable & { id: SQLiteColumn };

/**
 * The door that is not scoped to one tenant: for super-admins, sweeps and sign-in only. Whoever imports it is on a list
 * that the borders check. Writes are audited under the tenant that they are about (`PORTAL` where none).
 */
export class Across extends AuditedWrites {
	listing<Table extends SQLiteTable>(table: Table, options: ListOptions = {}): PendingQuery<Row<Table>[]> {
		const query = this.db
			.select()
			.from(table as SQLiteTable)
			.where(options.where)
			.orderBy(...[options.orderBy ?? []].flat())
			.limit(options.limit ?? 200);
		return { query, shape: (rows) => rows as Row<Table>[] };
	}

	async list<Table extends SQLiteTable>(table: Table, options: ListOptions = {}): Promise<Row<Table>[]> {
		const { query, shape } = this.listing(table, options);
		return shape((await this.db.batch([query]))[0] as unknown[]);
	}

	async find<Table extends PortalTable>(table: Table, id: string): Promise<Row<Table> | undefined> {
		return (await this.list(table, { where: eq(table.id, id), limit: 1 }))[0];
	}

	/** A read written with Drizzle's builder, in the portal's own tables; columns that share a name need `.as()`. */
	reading<Result>(build: (db: typeof this.db) => BatchItem<"sqlite">): PendingQuery<Result[]> {
		return { query: build(this.db), shape: (rows) => rows as Result[] };
	}

	/** Sends pending reads in one round trip. */
	async read<Queries extends Record<string, PendingQuery<unknown>>>(
		reads: Queries,
	): Promise<{ [Key in keyof Queries]: Queries[Key] extends PendingQuery<infer Result> ? Result : never }> {
		const entries = Object.entries(reads);
		const results = (await this.db.batch(entries.map(([, read]) => read.query) as [BatchItem<"sqlite">])) as unknown[];
		return Object.fromEntries(
			entries.map(([name, read], index) => [name, read.shape(results[index] as unknown[])]),
		) as never;
	}

	adding<Table extends PortalTable>(
		table: Table,
		row: NewRow<Table> & { id: string },
		tenantId = PORTAL,
	): PendingWrite {
		const now = this.writer.now.getTime();
		const statement = this.db
			.insert(table)
			.values({ createdAt: now, updatedAt: now, ...row } as never)
			.returning();
		return this.audited({ ...this.entry("added", table, row.id, tenantId), fields: Object.keys(row) }, statement, () =>
			this.find(table, row.id),
		);
	}

	changing<Table extends PortalTable>(
		table: Table,
		id: string,
		patch: Patch<Table>,
		tenantId = PORTAL,
		only?: SQL,
	): PendingWrite {
		const values = { ...patch, ...movedOn(table, this.writer.now) };
		const statement = this.db
			.update(table)
			.set(values as never)
			.where(and(eq(table.id, id), only && sql`(${only})`))
			.returning();
		return this.audited({ ...this.entry("changed", table, id, tenantId), fields: Object.keys(patch) }, statement, () =>
			this.find(table, id),
		);
	}

	removing(table: PortalTable, id: string, tenantId = PORTAL): PendingWrite {
		const statement = this.db.delete(table).where(eq(table.id, id)).returning();
		return this.audited(this.entry("removed", table, id, tenantId), statement, async () => ({ id }));
	}

	/** A statement on what hangs on a record, as a person's sessions on a membership; audited as a change of that record. */
	touching(
		table: PortalTable,
		id: string,
		what: string,
		statement: BatchItem<"sqlite">,
		tenantId: string,
	): PendingWrite {
		const entry = { ...this.entry("changed", table, id, tenantId), fields: [what] };
		return this.audited(entry, statement, () => this.find(table, id));
	}

	private entry(action: "added" | "changed" | "removed", table: PortalTable, recordId: string, tenantId: string) {
		return { tenantId, action, table: getTableName(table), recordId };
	}
}
