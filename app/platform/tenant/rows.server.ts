import {
	and,
	desc,
	eq,
	getTableColumns,
	getTableName,
	type InferInsertModel,
	type InferSelectModel,
	is,
	SQL,
	Subquery,
	sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias, type SelectedFields, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { among } from "#app/platform/tenant/among.server";
import { auditEvents } from "#db/schema/audit";
import type { Db } from "../database.server";
import { newId } from "../ids";
import { fixedQuery, rawQuery } from "../read-batch.server";
import { insertingAll, insertingOne, settingAll, settingOne } from "./bulk.server";
import { AuditedWrites, type Carrier, movedOn, type PendingWrite, type Writer } from "./commit.server";
import { isOfTenant, narrowed } from "./narrowed.server";
import {
	forgetting,
	forgettingAll,
	foundAt,
	hits,
	indexing,
	indexingAll,
	indexingOne,
	isHit,
	type Search,
} from "./search.server";
import {
	type Hanging,
	hangingOf,
	type Pointer,
	readCells,
	readParts,
	type Selection,
	selectionOf,
} from "./selection.server";

/** Only tables that say whose a row is fit; a table of the whole portal is a type error. */
export type TenantTable = SQLiteTable & { tenantId: SQLiteColumn; id: SQLiteColumn };
export type Row<Table extends SQLiteTable> = InferSelectModel<Table>;
type Stamped = "createdAt" | "updatedAt";
type Given<Table extends SQLiteTable> = InferInsertModel<Table>;
export type NewRow<Table extends SQLiteTable> = {
	[Key in keyof Given<Table> as Exclude<Key, "tenantId" | Stamped>]: Given<Table>[Key];
};
export type Patch<Table extends SQLiteTable> = {
	[Key in keyof Given<Table> as Exclude<Key, "tenantId" | "id" | Stamped>]?: Given<Table>[Key];
};

export type ListOptions = {
	where?: SQL;
	orderBy?: SQL | SQLiteColumn | (SQL | SQLiteColumn)[];
	limit?: number;
	/** Only what a search finds, what was written last first (with `after` last); the rows then have `foundAt` for the next page. */
	search?: Search;
	/** An index of the table by which the rows are read, where the database, which keeps no statistics, would choose worse. */
	by?: string;
};
type Found = { foundAt?: number };
type FoundRow = Record<string, unknown> & Found;

type PointedTo<To extends Pointer> = To[2] extends readonly string[]
	? Pick<Row<To[0]>, ("id" | To[2][number]) & keyof Row<To[0]>>
	: Row<To[0]>;

/** A read that waits to be sent with others in one round trip. */
export type PendingQuery<Result> = { query: BatchItem<"sqlite">; shape: (rows: unknown[]) => Result };
const DEFAULT_LIMIT = 200;
/**
 * The door to one tenant's rows. The tenant is in every statement by construction: a builder that leaves this class reads
 * from what is narrowed already. Every write leaves an audit row in its batch.
 */
export class TenantRows extends AuditedWrites {
	constructor(
		db: Db,
		readonly tenantId: string,
		writer: Writer,
		carry?: Carrier,
	) {
		super(db, writer, carry);
	}

	listing<Table extends TenantTable>(table: Table, options: ListOptions = {}): PendingQuery<(Row<Table> & Found)[]> {
		const selection = selectionOf(table);
		const cells = selection.parts[0]?.cells ?? [];
		const shape = (rows: unknown[]) =>
			(rows as FoundRow[]).map((row) => withPlace(readCells(cells, Object.values(row)), row)) as (Row<Table> & Found)[];
		return { query: this.selecting(table, selection, options), shape };
	}

	finding<Table extends TenantTable>(table: Table, id: string): PendingQuery<Row<Table> | undefined> {
		const { text, parts } = selectionOf(table);
		const cells = parts[0]?.cells ?? [];
		const query = fixedQuery(this.db, `${text} where "tenant_id" = ? and "id" = ?`, [this.tenantId, id], resultsOf);
		const shape = (rows: unknown[]) =>
			rows.length === 0 ? undefined : (readCells(cells, Object.values(rows[0] as Row<Table>)) as Row<Table>);
		return { query, shape };
	}

	/**
	 * Rows with rows of the same tenant that a column points to: `listingWith(advisorClients, { advisor: [people,
	 * advisorClients.advisorId, ["email"]] })` gives `{ row, advisor }`, of the advisor all fields unless some are named.
	 * A condition on a joined table uses `joined(people, "advisor")`. With `fields` the rows themselves have only these.
	 */
	listingWith<
		Table extends TenantTable,
		const Others extends Record<string, Pointer>,
		Fields extends keyof Row<Table> & string = keyof Row<Table> & string,
		Hung extends Record<string, Hanging<unknown>> = Record<never, never>,
	>(
		table: Table,
		others: Others,
		options: ListOptions & { fields?: readonly Fields[]; hanging?: Hung } = {},
	): PendingQuery<
		({ row: Pick<Row<Table>, Fields> & Found } & { [Key in keyof Others]: PointedTo<Others[Key]> | null } & {
			[Key in keyof Hung]: Hung[Key] extends Hanging<infer Result> ? Result : never;
		})[]
	> {
		const selection = selectionOf(table, options.fields, others);
		const hanging = Object.entries(options.hanging ?? {});
		const shape = (rows: unknown[]) =>
			(rows as FoundRow[]).map((row) => {
				const made: Record<string, unknown> = readParts(selection, Object.values(row));
				withPlace(made.row as object, row);
				for (const [name, { read }] of hanging) made[name] = read(row[name] as string);
				return made;
			});
		const query = this.selecting(table, selection, options, hanging);
		return { query, shape: shape as (rows: unknown[]) => never };
	}

	/**
	 * For the `hanging` of `listingWith`: how many rows of a table point to a row that is listed, and the first `limit` of
	 * them. `[notes.customerId, companies.id]`: the column that points, and where to.
	 */
	hanging<Table extends TenantTable>(
		table: Table,
		[pointer, to]: [SQLiteColumn, SQLiteColumn],
		{ where, orderBy, limit }: { where: SQL; orderBy: SQL[]; limit: number },
	): Hanging<{ rows: Row<Table>[]; count: number }> {
		return hangingOf(table, this.mine(table, and(eq(pointer, to), sql`(${where})`)), orderBy, limit);
	}

	private selecting(
		table: TenantTable,
		{ columns, joins }: Selection,
		{ where, search, by, orderBy = [], limit = DEFAULT_LIMIT }: ListOptions,
		hanging: [string, Hanging<unknown>][] = [],
	) {
		const more = hanging.map(([name, { query }]) => sql`, ${query} as ${sql.identifier(name)}`);
		const place = search && sql`, ${foundAt} as "foundAt"`;
		const found = search && sql` inner join ${hits} on ${isHit(table, this.tenantId, search)}`;
		const order = search ? [search.after ? foundAt : desc(foundAt)] : [orderBy].flat();
		const sorted = order.length > 0 ? sql` order by ${sql.join(order, sql`, `)}` : undefined;
		return rawQuery(
			this.db,
			sql`select ${columns}${sql.join(more)}${place} from ${table}${readBy(by)}${found}${joins} where ${this.mine(table, where)}${sorted} limit ${limit}`,
		);
	}

	/**
	 * A table narrowed to the tenant, under its own name, where a read joins it: no condition that stands with it, and none
	 * that is left out, can reach other rows. SQLite reads it by the same index. `name`: another, for SQL of one's own.
	 */
	own<Table extends TenantTable>(table: Table, name: string = getTableName(table)): Table {
		const those = sql`select * from ${table} where ${table.tenantId} = ${this.tenantId}`;
		return new Subquery(those, getTableColumns(table), name) as unknown as Table;
	}

	/** A read of some fields that goes on with Drizzle's builder, to join and to group; what it joins comes from `own` too. */
	select<Table extends TenantTable, Fields extends SelectedFields>(table: Table, fields: Fields) {
		return this.db.select(fields).from(this.own(table) as SQLiteTable);
	}

	/** A read in SQL, where the builder has no word for it; every table of a tenant in it comes from `own`, or it is refused. */
	reading<Result>(query: SQL): PendingQuery<Result[]> {
		return { query: rawQuery(this.db, narrowed(query)), shape: (rows) => rows as Result[] };
	}

	/** How many rows there are, but counted no further than `upTo`. */
	counting(
		table: TenantTable,
		where: SQL | undefined,
		upTo: number,
		{ search, by }: Pick<ListOptions, "search" | "by"> = {},
	): PendingQuery<number> {
		let found = this.db
			.select({ one: sql`1`.as("one") })
			.from(sql`${table}${readBy(by)}`)
			.$dynamic();
		if (search) found = found.innerJoin(hits, isHit(table, this.tenantId, search));
		const some = found.where(this.mine(table, where)).limit(upTo).as("some");
		const query = this.db.select({ count: sql<number>`count(*)`.as("count") }).from(some);
		return { query, shape: (rows) => (rows[0] as { count: number }).count };
	}

	/** How many rows there are for each value of a column or an expression, of those that fit; a value without rows is left out. */
	countingBy(table: TenantTable, by: SQLiteColumn | SQL, where: SQL): PendingQuery<Map<string, number>> {
		const query = this.db
			.select({ value: sql<string>`${by}`.as("value"), count: sql<number>`count(*)`.as("count") })
			.from(table as SQLiteTable)
			.where(this.mine(table, where))
			.groupBy(by);
		const shape = (rows: unknown[]) =>
			new Map((rows as { value: string; count: number }[]).map(({ value, count }) => [value, count]));
		return { query, shape };
	}

	/** Sends pending reads in one round trip. */
	async read<Queries extends Record<string, PendingQuery<unknown>>>(
		reads: Queries,
	): Promise<{ [Key in keyof Queries]: Queries[Key] extends PendingQuery<infer Result> ? Result : never }> {
		const entries = Object.entries(reads);
		const results = await this.db.batch(entries.map(([, read]) => read.query) as [BatchItem<"sqlite">]);
		return Object.fromEntries(
			entries.map(([name, read], index) => [name, read.shape(results[index] as unknown as unknown[])]),
		) as never;
	}

	async list<Table extends TenantTable>(table: Table, options: ListOptions = {}): Promise<(Row<Table> & Found)[]> {
		return (await this.read({ list: this.listing(table, options) })).list as (Row<Table> & Found)[];
	}

	/** The row, or undefined where this tenant has none of that id. */
	async find<Table extends TenantTable>(table: Table, id: string): Promise<Row<Table> | undefined> {
		return (await this.read({ row: this.finding(table, id) })).row as Row<Table> | undefined;
	}

	/** A new row as it is written: with the tenant of this scope, whatever the row says, and its stamps. */
	private owned<Table extends TenantTable>(table: Table, row: NewRow<Table>, at = this.writer.now.getTime()) {
		return { ...row, ...stampsFor(table, { createdAt: at, updatedAt: at }), tenantId: this.tenantId };
	}

	/** `at`, `auditedAs`: of a row whose hour nobody is to learn, the instant of its stamps, and the record that the audit log names. */
	adding<Table extends TenantTable>(
		table: Table,
		row: NewRow<Table>,
		{ at = this.writer.now.getTime(), auditedAs }: { at?: number; auditedAs?: string } = {},
	): PendingWrite {
		const values = this.owned(table, row, at);
		const statement = insertingOne(this.db, table, values);
		const id = (row as { id: string }).id;
		const entry = this.entry("added", table, auditedAs ?? id, Object.keys(row));
		return this.audited(entry, statement, () => this.find(table, id));
	}

	/** As `adding`, where there is no row of that id. */
	addingMissing<Table extends TenantTable>(table: Table, row: NewRow<Table>): PendingWrite {
		const statement = this.db
			.insert(table)
			.values(this.owned(table, row) as never)
			.onConflictDoNothing({ target: [table.tenantId, table.id] })
			.returning();
		const { id } = row as { id: string };
		return this.audited(this.entry("added", table, id, Object.keys(row)), statement, () => this.find(table, id));
	}

	/** Changes the fields given. With `basedOn` (the `updatedAt` that was read) nothing happens where the row has moved on. */
	changing<Table extends TenantTable>(
		table: Table,
		id: string,
		patch: Patch<Table>,
		basedOn?: number,
		only?: SQL,
	): PendingWrite {
		const values = { ...patch, ...movedOn(table, this.writer.now) };
		delete (values as Record<string, unknown>).tenantId;
		delete (values as Record<string, unknown>).id;
		const unmoved = basedOn === undefined ? undefined : eq(column(table, "updatedAt"), basedOn);
		const statement = this.db
			.update(table)
			.set(values as never)
			.where(this.mine(table, and(eq(table.id, id), unmoved, only && sql`(${only})`)))
			.returning();
		return this.audited(this.entry("changed", table, id, Object.keys(patch)), statement, () => this.find(table, id));
	}

	/**
	 * Sets what follows from other rows of the same commit, as the day of the next task: nobody has changed the row (or the
	 * rows that fit), so it keeps its stamp and no audit row is written.
	 */
	deriving<Table extends TenantTable>(
		table: Table,
		whose: string | SQL,
		derived: { [Key in keyof Patch<Table>]?: SQL | Patch<Table>[Key] },
	): PendingWrite {
		const isPlain = !Object.values(derived).some((value) => is(value, SQL));
		if (isPlain && typeof whose === "string")
			return { statements: [settingOne(this.db, table, { tenantId: this.tenantId, id: whose }, derived)] };
		const statement = this.db
			.update(table)
			.set(derived as never)
			.where(this.mine(table, typeof whose === "string" ? eq(table.id, whose) : whose));
		return { statements: [statement] };
	}

	/**
	 * As `deriving`, of a row that may not be there yet: it is added, or becomes what `derived` says. `key`: what it is
	 * known by in its tenant, where that is not its id.
	 */
	derivingOrAdding<Table extends TenantTable>(
		table: Table,
		row: NewRow<Table>,
		derived: { [Key in keyof Patch<Table>]?: SQL | Patch<Table>[Key] },
		key: SQLiteColumn[] = [table.id],
	): PendingWrite {
		const statement = this.db
			.insert(table)
			.values(this.owned(table, row) as never)
			.onConflictDoUpdate({ target: [table.tenantId, ...key], set: derived as never });
		return { statements: [statement] };
	}

	/**
	 * Adds what a read finds: its columns are those named, and the tenant is put before them. As with `deriving` nobody has
	 * added a record. `derived`: what a row becomes that is there already.
	 */
	derivingFrom<Table extends TenantTable>(
		table: Table,
		named: (keyof Row<Table> & string)[],
		found: SQL,
		derived?: { [Key in keyof Patch<Table>]?: SQL },
	): PendingWrite {
		const names = (keys: string[]) =>
			sql.join(
				keys.map((key) => sql.identifier(column(table, key).name)),
				sql`, `,
			);
		const insert = sql`insert into ${table} (${names(["tenantId", ...named])}) select ${this.tenantId}, made.* from (${narrowed(found)}) as made where true`;
		const set = Object.entries(derived ?? {}).map(([key, value]) => sql`${names([key])} = ${value}`);
		const onConflict =
			set.length === 0 ? sql`` : sql` on conflict (tenant_id, id) do update set ${sql.join(set, sql`, `)}`;
		return { statements: [this.db.run(sql`${insert}${onConflict}`)] };
	}

	/**
	 * Takes one of what there are few of, as the last use of a link: changes the row where `free` holds, with no audit row;
	 * the commit gives its id, or undefined where nothing was free.
	 */
	claiming<Table extends TenantTable>(
		table: Table,
		id: string,
		free: SQL,
		taken: { [Key in keyof Patch<Table>]?: SQL | Patch<Table>[Key] },
	): PendingWrite {
		const statement = this.db
			.update(table)
			.set(taken as never)
			.where(this.mine(table, and(eq(table.id, id), sql`(${free})`)))
			.returning({ id: table.id });
		return { statements: [statement] };
	}

	/**
	 * A write whose text is the same each time, where making it anew would cost too much: the tenant is its ?1, and the rows
	 * that it writes have this one. `params` stand for ?2 and on.
	 */
	writing(text: string, params: unknown[]): PendingWrite {
		if (!isOfTenant(text)) throw new Error("This write does not say whose rows it is about.");
		return { statements: [fixedQuery(this.db, text, [this.tenantId, ...params])] };
	}

	/** Removes rows that only follow from others, or that count: nobody has removed a record, so no audit row is written. */
	dropping(table: TenantTable, where: SQL): PendingWrite {
		return { statements: [this.db.delete(table).where(this.mine(table, where))] };
	}

	removing(table: TenantTable, id: string): PendingWrite {
		const statement = this.db
			.delete(table)
			.where(this.mine(table, eq(table.id, id)))
			.returning();
		return this.audited(this.entry("removed", table, id), statement, async () => ({ id }));
	}

	/** Removes all rows that fit, with an audit row for each. */
	removingAll(table: TenantTable, where: SQL): PendingWrite {
		const statement = this.db.delete(table).where(this.mine(table, where)).returning();
		return { statements: [this.auditOfAll("removed", table, where), statement] };
	}

	/** Changes the fields given in all rows that fit, with an audit row for each. */
	changingWhere<Table extends TenantTable>(
		table: Table,
		where: SQL,
		patch: { [Key in keyof Patch<Table>]?: SQL | Patch<Table>[Key] },
	): PendingWrite {
		const statement = this.db
			.update(table)
			.set({ ...patch, ...movedOn(table, this.writer.now) } as never)
			.where(this.mine(table, where))
			.returning();
		return { statements: [this.auditOfAll("changed", table, where, Object.keys(patch)), statement] };
	}

	/** The same for what follows from the change of one record, however many rows: one audit row, that of the record. */
	changingFor<Table extends TenantTable>(
		table: Table,
		recordId: string,
		where: SQL,
		patch: { [Key in keyof Patch<Table>]?: SQL | Patch<Table>[Key] },
	): PendingWrite {
		const statement = this.db
			.update(table)
			.set({ ...patch, ...movedOn(table, this.writer.now) } as never)
			.where(this.mine(table, where));
		return this.audited(this.entry("changed", table, recordId, Object.keys(patch)), statement);
	}

	/** An audit row for each row that fits: before they are changed or removed, after they are added. */
	private auditOfAll(action: "added" | "changed" | "removed", table: TenantTable, where: SQL, fields: string[] = []) {
		const auditId = newId(this.writer.now.getTime());
		const { actorId, requestId, now } = this.writer;
		return this.db.run(
			sql`insert into ${auditEvents} (tenant_id, id, actor_id, action, table_name, record_id, fields, request_id, at)
			select ${table.tenantId}, ${auditId} || '-' || ${table.id}, ${actorId}, ${action}, ${getTableName(table)}, ${table.id}, ${JSON.stringify(fields)}, ${requestId}, ${now.getTime()}
			from ${table} where ${this.mine(table, where)}`,
		);
	}

	/**
	 * Adds rows of a table that serves one record, such as the rows of an import, in one statement with one audit row:
	 * that of the record. All rows have the same keys.
	 */
	addingAll<Table extends TenantTable>(table: Table, recordId: string, rows: NewRow<Table>[]): PendingWrite {
		const whole = rows.map((row) => this.owned(table, row));
		const statement = this.db.run(insertingAll(table, namedColumns(table, whole[0]), whole));
		return this.audited(this.entry("added", table, recordId), statement);
	}

	/** Adds rows that each stand for themselves, in one statement with an audit row for each. All have the same keys. */
	addingEach<Table extends TenantTable>(table: Table, rows: NewRow<Table>[]): PendingWrite {
		const whole = rows.map((row) => this.owned(table, row));
		const fields = Object.keys(rows[0] ?? {});
		const ids = JSON.stringify(rows.map((row) => (row as { id: string }).id));
		const added = sql`${table.id} in (select value from json_each(${ids}))`;
		const statement = this.db.run(insertingAll(table, namedColumns(table, whole[0]), whole));
		return { statements: [statement, this.auditOfAll("added", table, added, fields)] };
	}

	/** Changes rows of a table that serves one record, each to its own values, in one statement with one audit row. All have the same keys. */
	changingAll<Table extends TenantTable>(
		table: Table,
		recordId: string,
		rows: ({ id: string } & Patch<Table>)[],
	): PendingWrite {
		const updatedAt = this.writer.now.getTime();
		const whole = rows.map(({ id, ...patch }) => ({ id, ...patch, ...stampsFor(table, { updatedAt }) }));
		const columns = namedColumns(table, whole[0]);
		const statement = this.db.run(settingAll(table, columns, whole, this.mine(table)));
		const fields = columns.map(([key]) => key).filter((key) => key !== "id" && key !== "updatedAt");
		return this.audited(this.entry("changed", table, recordId, fields), statement);
	}

	/** Changes rows that each stand for themselves to their own values, in one statement with an audit row for each. All have the same keys. */
	changingEach<Table extends TenantTable>(table: Table, rows: ({ id: string } & Patch<Table>)[]): PendingWrite {
		const columns = namedColumns(table, rows[0]);
		const moved = movedOn(table, this.writer.now);
		const statement = this.db.run(settingAll(table, columns, rows, this.mine(table), moved));
		const changed = among(
			table.id,
			rows.map(({ id }) => id),
		);
		const fields = columns.map(([key]) => key).filter((key) => key !== "id");
		return { statements: [statement, this.auditOfAll("changed", table, changed, fields)] };
	}

	/** Removes such rows, with one audit row. */
	clearing(table: TenantTable, recordId: string, where: SQL): PendingWrite {
		const statement = this.db.delete(table).where(this.mine(table, where));
		return this.audited(this.entry("removed", table, recordId), statement);
	}

	/** Tells of records that something of theirs changes which another table keeps, under these names; in the commit of that change. */
	noting(table: TenantTable, ids: readonly string[], fields: string[]): PendingWrite {
		const named = among(table.id, ids);
		return { statements: [this.auditOfAll("changed", table, named, fields)] };
	}

	/**
	 * Makes a record found by the words of these texts, and no longer by those of before; none: by nothing. `kind`: for a
	 * search of its own beside that of the table.
	 */
	indexing(
		table: TenantTable,
		id: string,
		texts: (string | null | undefined)[],
		kind: string = getTableName(table),
	): PendingWrite {
		const statements = [forgetting(this.tenantId, kind, id)];
		if (texts.some(Boolean)) statements.push(indexing(this.tenantId, kind, id, texts));
		return { statements: statements.map((statement) => this.db.run(statement)) };
	}

	/** The same of a record that was found by nothing before. */
	indexingNew(table: TenantTable, id: string, texts: (string | null | undefined)[]): PendingWrite {
		return { statements: [indexingOne(this.db, this.tenantId, getTableName(table), id, texts)] };
	}

	/** As `indexing`, for many records of one table in two statements. */
	indexingEach(table: TenantTable, records: { id: string; texts: (string | null | undefined)[] }[]): PendingWrite {
		const ids = JSON.stringify(records.map(({ id }) => id));
		const { statements } = this.forgetting(table, sql`${table.id} in (select value from json_each(${ids}))`);
		return {
			statements: [...statements, this.db.run(indexingAll(this.tenantId, getTableName(table), records))],
		};
	}

	/** Takes all rows that fit out of the search; stands before the write that removes them. */
	forgetting(table: TenantTable, where: SQL): PendingWrite {
		return { statements: [this.db.run(forgettingAll(this.tenantId, table, this.mine(table, where)))] };
	}

	async add<Table extends TenantTable>(table: Table, row: NewRow<Table>): Promise<Row<Table>> {
		return (await this.commit([this.adding(table, row)]))[0] as Row<Table>;
	}

	/** The changed row, or undefined where there is none (or it has moved on, with `basedOn`). */
	async change<Table extends TenantTable>(
		table: Table,
		id: string,
		patch: Patch<Table>,
		basedOn?: number,
	): Promise<Row<Table> | undefined> {
		return (await this.commit([this.changing(table, id, patch, basedOn)]))[0] as Row<Table> | undefined;
	}

	/**
	 * Changes the row of this id, or adds it where there is none: also where two do so at once it is one row, as the later one says.
	 * `merged`: what a row that is there becomes, where that is not what a new one is.
	 */
	async keep<Table extends TenantTable>(table: Table, row: NewRow<Table>, merged?: Record<string, SQL>): Promise<void> {
		const { id, ...patch } = row as { id: string };
		await this.commit([this.changing(table, id, (merged ?? patch) as Patch<Table>), this.addingMissing(table, row)]);
	}

	/** Whether there was such a row. */
	async remove(table: TenantTable, id: string): Promise<boolean> {
		return (await this.commit([this.removing(table, id)]))[0] !== undefined;
	}

	/** In brackets: an `or` in a hand-written condition must not reach around the tenant. */
	private mine(table: TenantTable, where?: SQL): SQL {
		return and(eq(table.tenantId, this.tenantId), where && sql`(${where})`) as SQL;
	}

	private entry(action: "added" | "changed" | "removed", table: TenantTable, recordId: string, fields: string[] = []) {
		return { tenantId: this.tenantId, action, table: getTableName(table), recordId, fields };
	}
}

const resultsOf = ({ results }: D1Result<Record<string, unknown>>) => results;

/** The name under which `listingWith` joins a table, for conditions and order on it. */
export function joined<Table extends TenantTable>(table: Table, name: string): Table {
	return alias(table as never, name) as unknown as Table;
}

/** The columns that a row names, in its order. */
function namedColumns(table: TenantTable, row: Record<string, unknown> = {}): [string, SQLiteColumn][] {
	return Object.keys(row).map((key) => [key, column(table, key)]);
}

/** A row with its place in the search that found it. */
const withPlace = <Made extends object>(made: Made, { foundAt: place }: FoundRow): Made & Found =>
	place === undefined ? made : Object.assign(made, { foundAt: place });

function column(table: TenantTable, key: string): SQLiteColumn {
	return (table as unknown as Record<string, SQLiteColumn>)[key] as SQLiteColumn;
}

function stampsFor(table: TenantTable, stamps: Partial<Record<Stamped, number>>): Partial<Record<Stamped, number>> {
	return Object.fromEntries(Object.entries(stamps).filter(([key]) => column(table, key) !== undefined));
}

const readBy = (index: string | undefined) =>
	index === undefined ? undefined : sql` indexed by ${sql.identifier(index)}`;
