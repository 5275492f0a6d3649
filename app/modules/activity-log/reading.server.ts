import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { isNamed } from "#app/directory/named.server";
import { NAMED } from "#app/directory/names";
import type { Form, Version } from "#app/forms/store/form-row.server";
import { readingForms } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import type { Language } from "#app/platform/i18n";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { activityLogs } from "#db/schema/activity-log";
import { advisorClients, people } from "#db/schema/directory";
import { area } from "./area";
import { type Entry, entriesOf } from "./entries";

/** A log's row. */
export type Log = Row<typeof activityLogs>;
export type Named = { id: string; firstName: string; lastName: string; email: string };
/** A log with whose it is and what it asks now. */
export type WholeLog = { log: Log; client: Named | null; form: Form; version: Version };

/** Logs of clients that this visitor may open: all of them, one's own and one's clients', or one's own. */
export function logsOpenTo(visit: Visit): SQL | undefined {
	const { level } = visit.access;
	const ofSomebody = isNotNull(activityLogs.clientId);
	if (level >= LEVEL_ALL) return ofSomebody;
	const own = eq(activityLogs.clientId, visit.user.id);
	if (level < LEVEL_CLIENTS) return own;
	return or(own, ofClients(visit));
}

/** The logs of clients whose name holds what was typed; all of them where nothing was. */
export function ofNamed({ tenant }: Pick<TenantContext, "tenant">, typed: string | undefined): SQL | undefined {
	const named = isNamed(typed);
	return (
		named &&
		sql`exists (select 1 from ${people} where ${and(eq(people.tenantId, tenant.id), eq(people.id, activityLogs.clientId), named)})`
	);
}

const ofClients = (visit: Visit) =>
	sql`exists (select 1 from ${advisorClients} where ${and(
		eq(advisorClients.tenantId, activityLogs.tenantId),
		eq(advisorClients.advisorId, visit.user.id),
		eq(advisorClients.clientId, activityLogs.clientId),
	)})`;

/** Whether the visitor follows the log up: sets it and reads it as an advisor does, which nobody does with their own. */
export const follows = ({ access, user }: Visit, { clientId }: Pick<Log, "clientId">) =>
	access.level >= LEVEL_ALL || (access.level >= LEVEL_CLIENTS && clientId !== user.id);

/** The two reads of logs with their forms, for one `rows.read`; `where` is about `activityLogs`. */
export function readingLogs(
	ctx: TenantContext,
	where: SQL | undefined,
	{ limit = 50, orderBy }: { limit?: number; orderBy?: SQL | SQL[] } = {},
) {
	const mine = and(eq(activityLogs.tenantId, ctx.tenant.id), isNull(activityLogs.deletedAt), where);
	const ids = sql`(select ${activityLogs.id} from ${activityLogs} where ${mine} ${order(orderBy)} limit ${limit})`;
	return {
		ids,
		logs: ctx.rows.listingWith(
			activityLogs,
			{ client: [people, activityLogs.clientId, NAMED] },
			{ where: and(isNull(activityLogs.deletedAt), where), orderBy: orderBy ?? newestFirst, limit },
		) as PendingQuery<{ row: Log; client: Named | null }[]>,
		forms: readingForms(ctx, area, sql`${formRecords.id} in ${ids}`, limit),
	};
}

export const newestFirst = sql`${activityLogs.id} desc`;
const order = (orderBy: SQL | SQL[] = newestFirst) => sql`order by ${sql.join([orderBy].flat(), sql`, `)}`;

/** The previous and the next log in the list of those that the visitor may read, for one `rows.read`. */
export function readingNeighbours(visit: Visit, id: string) {
	const nearest = (beyond: SQL, orderBy: SQL) =>
		visit.rows.listingWith(
			activityLogs,
			{ client: [people, activityLogs.clientId, NAMED] },
			{
				where: and(logsOpenTo(visit), isNotNull(activityLogs.clientId), isNull(activityLogs.deletedAt), beyond),
				...{ orderBy, limit: 1, fields: ["id", "title"] },
			},
		);
	return {
		previous: nearest(gt(activityLogs.id, id), asc(activityLogs.id)),
		next: nearest(lt(activityLogs.id, id), desc(activityLogs.id)),
	};
}

/** Logs with what they ask; one whose form has gone is left out. */
export function together(
	logs: { row: Log; client: Named | null }[],
	forms: { form: Form; version: Version | null }[],
): WholeLog[] {
	return logs.flatMap(({ row, client }) => {
		const found = forms.find(({ form }) => form.id === row.id);
		return found?.version ? [{ log: row, client, form: found.form, version: found.version }] : [];
	});
}

export const entriesIn = ({ log, version }: Pick<WholeLog, "log" | "version">, language: Language): Entry[] =>
	entriesOf(version.definition, language, log.targets);
