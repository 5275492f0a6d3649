import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { auditEvents } from "#db/schema/audit";
import { claims } from "#db/schema/portal";
import { type Db, databaseText, persist } from "../database.server";
import { type FromWhere, nowhere } from "../from-where";
import { newId } from "../ids";
import { fixedQuery } from "../read-batch.server";

/** Something done at most once: taken in the same batch as the effect. */
export type Claim = {
	key: string;
	fingerprint: string;
	taken: boolean;
	/** The database that it was taken in, or was found taken in. */
	where?: Db;
};
/** The database in which a claim is read back: where it was taken, else the portal's. */
export const whereOf = ({ db }: { db: Db }, { where }: Claim): Db => where ?? db;

/** Who writes, for the audit row, and what must happen at most once. */
export type Writer = {
	actorId: string;
	requestId: string;
	now: Date;
	claim?: Claim;
	/** From where, for the audit row; a job writes from nowhere. */
	from?: Pick<FromWhere, "network" | "device">;
};

/** A write that waits for `commit`; `reread` finds what it left, after a commit whose answer was lost. */
export type PendingWrite = {
	statements: BatchItem<"sqlite">[];
	audit?: { tenantId: string; id: string };
	reread?: () => Promise<unknown>;
	/** What is written in its place where the commit is in another database than the portal's: it lies there until it is carried over. */
	outgoing?: () => Outgoing;
};

/** What a commit leaves to be carried into the portal's database, by its id. */
export type Outgoing = PendingWrite & { id: string };
/** Sees to it that what a commit has left is carried over. */
export type Carrier = (ids: string[]) => Promise<void>;

export type AuditEntry = {
	tenantId: string;
	action: "added" | "changed" | "removed";
	table: string;
	recordId: string;
	fields?: string[];
};

/** The claim of this message or request was taken before: the effect is there already. */
export class AlreadyDone extends Error {}

/**
 * The stamp of a change: later than the one before, also where two changes fall into one millisecond or a clock lags, so
 * that nobody's `basedOn` fits a row that has moved on.
 */
export function movedOn(table: SQLiteTable, now: Date): Record<string, SQL> {
	const { updatedAt } = getTableColumns(table) as Record<string, SQLiteColumn>;
	return updatedAt ? { updatedAt: sql`max(${now.getTime()}, ${updatedAt} + 1)` } : {};
}

// changes() is the number of rows that the statement just before this one wrote.
const AUDITING = `insert into audit_events (tenant_id, id, actor_id, action, table_name, record_id, fields, request_id, network, device, at)
	select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where changes() > 0`;

/**
 * The database behind a door, for the platform's own statements on tables that no tenant owns. Whoever calls it is on a
 * list that a test checks.
 */
export const databaseBehind = (door: AuditedWrites): Db => AuditedWrites.behind(door);

/** Writes that go all or nothing in one batch, each with its audit row. */
export class AuditedWrites {
	static behind(door: AuditedWrites): Db {
		return door.db;
	}

	constructor(
		protected readonly db: Db,
		protected readonly writer: Writer,
		/** Only where this database is not the portal's. */
		private readonly carry?: Carrier,
	) {}

	/** The statement followed by its audit row, which is written only where the statement changed something. */
	protected audited(entry: AuditEntry, statement: BatchItem<"sqlite">, reread?: () => Promise<unknown>): PendingWrite {
		const { actorId, requestId, now, from = nowhere } = this.writer;
		const auditId = newId(now.getTime());
		const fields = JSON.stringify(entry.fields ?? []);
		const audit = fixedQuery(this.db, AUDITING, [
			...[entry.tenantId, auditId, actorId, entry.action, entry.table, entry.recordId, fields, requestId],
			...[from.network, from.device, now.getTime()],
		]);
		return { statements: [statement, audit], audit: { tenantId: entry.tenantId, id: auditId }, reread };
	}

	/**
	 * Writes all or nothing in one batch, the audit rows with it; gives what each write returned (its first row, or
	 * undefined where none fitted). After a passing fault it finds out by its claim and its own audit rows whether the
	 * first try went through. Throws `AlreadyDone` where the claim was taken before.
	 */
	async commit(given: PendingWrite[]): Promise<unknown[]> {
		const { claim } = this.writer;
		const writes = this.carry ? given.map((write) => write.outgoing?.() ?? write) : given;
		const statements = writes.flatMap((write) => write.statements);
		const takesClaim = claim !== undefined && !claim.taken;
		if (takesClaim) statements.unshift(this.taking(claim));
		if (statements.length === 0) return [];
		const run = async () => {
			const results = (await this.db.batch(statements as [BatchItem<"sqlite">])) as unknown[];
			let position = takesClaim ? 1 : 0;
			return writes.map((write) => {
				const own = results.slice(position, position + write.statements.length);
				position += write.statements.length;
				return own.find((result): result is unknown[] => Array.isArray(result))?.[0];
			});
		};
		try {
			const results = await persist(run, () => this.committed(writes, takesClaim ? claim : undefined));
			if (claim) claim.taken = true;
			if (takesClaim) claim.where = this.db;
			await this.carry?.(writes.flatMap((write) => ("id" in write ? (write as Outgoing).id : [])));
			return results;
		} catch (error) {
			if (!takesClaim || !databaseText(error).includes("claims.key")) throw error;
			claim.where = this.db;
			throw new AlreadyDone();
		}
	}

	private taking(claim: Claim): BatchItem<"sqlite"> {
		const { requestId, now } = this.writer;
		return this.db
			.insert(claims)
			.values({ key: claim.key, fingerprint: claim.fingerprint, takenBy: requestId, createdAt: now.getTime() });
	}

	/** What a commit left whose answer was lost, as `commit` gives it; undefined where it did not go through. */
	private async committed(writes: PendingWrite[], claim?: Claim): Promise<unknown[] | undefined> {
		const audits = writes.flatMap((write) => write.audit ?? []);
		const [left, claimed] = await Promise.all([this.auditsLeft(audits), claim && this.hasClaimed(claim)]);
		if (!claimed && left.size === 0) return undefined;
		return Promise.all(writes.map((write) => (write.audit && left.has(write.audit.id) ? write.reread?.() : undefined)));
	}

	private async hasClaimed(claim: Claim): Promise<boolean> {
		const [row] = await this.db.select({ by: claims.takenBy }).from(claims).where(eq(claims.key, claim.key));
		return row?.by === this.writer.requestId;
	}

	/** Which writes changed something: an audit row stands only for those. */
	private async auditsLeft(audits: NonNullable<PendingWrite["audit"]>[]): Promise<Set<string>> {
		if (audits.length === 0) return new Set();
		const tenantIds = JSON.stringify([...new Set(audits.map((audit) => audit.tenantId))]);
		const ids = JSON.stringify(audits.map((audit) => audit.id));
		const rows = await this.db
			.select({ id: auditEvents.id })
			.from(auditEvents)
			.where(
				and(
					sql`${auditEvents.tenantId} in (select value from json_each(${tenantIds}))`,
					sql`${auditEvents.id} in (select value from json_each(${ids}))`,
				),
			);
		return new Set(rows.map((row) => row.id));
	}
}
