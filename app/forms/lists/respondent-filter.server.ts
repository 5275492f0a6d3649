import { type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import type { Asked, ColumnSource } from "#app/lists/source.server";
import { people } from "#db/schema/directory";
import { formReplies } from "#db/schema/forms";

/** Somebody of the tenant as the list writes them (`nameOf`). */
const named = sql`coalesce(nullif(trim(${people.firstName} || ' ' || ${people.lastName}), ''), ${people.email})`;
const person = sql`(select ${named} from ${people} where ${people.tenantId} = ${formReplies.tenantId} and ${people.id} = ${formReplies.respondentId})`;
const respondent = sql`coalesce(${person}, ${formReplies.confirmedEmail})`;

/**
 * How the replies to a form are filtered by who answered: a person by what they are called, somebody else by their address. Who it is is looked
 * up first, and their replies by an index; only what must not be goes through all of them.
 */
export const respondentFilter = (formId: string, filters?: readonly Filter[]): ColumnSource => ({
	by: respondent,
	// Nobody's are no few.
	index: filters?.every(({ op }) => op !== "empty") ? BY_ID : undefined,
	where: (filter, asked) => condition(formId, filter, asked),
});

/** The index of the table's own key: its replies are found by their ids, whatever they are sorted by. */
const BY_ID = "sqlite_autoindex_form_replies_1";

function condition(formId: string, { op, values }: Filter, { tenantId }: Asked): SQL {
	const list = sql`(select value from json_each(${JSON.stringify(values)}))`;
	if (op === "empty") return sql`coalesce(${respondent}, '') = ''`;
	if (op === "filled") return sql`coalesce(${respondent}, '') <> ''`;
	if (op === "not") return sql`(${respondent} is null or ${respondent} not in ${list})`;
	const isIt = (by: SQL) =>
		op === "has" ? sql.join([sql`1`, ...values.map((value) => holds(by, value))], sql` and `) : sql`${by} in ${list}`;
	const own = sql`own.tenant_id = ${tenantId} and own.form_id = ${formId}`;
	const isOfPerson = sql`select ${people.id} from ${people} where ${people.tenantId} = ${tenantId} and ${isIt(named)}`;
	const isKnown = sql`select 1 from ${people} where ${people.tenantId} = own.tenant_id and ${people.id} = own.respondent_id`;
	return sql`${formReplies.id} in (
		select own.id from form_replies as own indexed by form_replies_by_respondent where ${own} and own.respondent_id in (${isOfPerson})
		union all
		select own.id from form_replies as own where ${own} and own.confirmed_email is not null
			and ${isIt(sql`own.confirmed_email`)} and not exists (${isKnown}))`;
}

/** Both letters as they are and in lower case: the database folds only those of ASCII. */
const holds = (by: SQL, value: string) =>
	sql`(instr(lower(${by}), ${value.toLowerCase()}) > 0 or instr(${by}, ${value}) > 0)`;
