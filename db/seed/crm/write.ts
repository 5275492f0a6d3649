import { getTableName, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { indexing } from "#app/platform/tenant/search.server";
import * as crm from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { insertAll } from "../insert";
import type { CrmDemo } from "./make";

const STATEMENTS_AT_ONCE = 100;

/** Writes the demo's customers and what hangs on them, found by search as if people had typed them. */
export async function writeCrm(d1: D1Database, demo: CrmDemo): Promise<void> {
	await insertAll(d1, crm.contactTypes, demo.types);
	await insertAll(d1, companies, demo.companies);
	await insertAll(d1, crm.customerPeople, demo.people);
	await insertAll(d1, crm.contacts, demo.contacts);
	await insertAll(d1, crm.customerContacts, demo.links);
	await insertAll(d1, crm.notes, demo.notes);
	await insertAll(d1, crm.meetings, demo.meetings);
	await insertAll(d1, crm.attendees, demo.attendees);
	await insertAll(d1, crm.tasks, demo.tasks);
	const dialect = new SQLiteSyncDialect();
	const statements = indexed(demo).map((statement) => {
		const { sql, params } = dialect.sqlToQuery(statement);
		return d1.prepare(sql).bind(...params);
	});
	for (let start = 0; start < statements.length; start += STATEMENTS_AT_ONCE)
		await d1.batch(statements.slice(start, start + STATEMENTS_AT_ONCE));
}

function indexed(demo: CrmDemo): SQL[] {
	const kind = { company: getTableName(companies), contact: getTableName(crm.contacts) };
	return [
		...demo.companies.map(({ tenantId, id, name, orgNo, email, phone, city, municipality, ceo, tags = [] }) =>
			indexing(tenantId, kind.company, id, [name, orgNo, email, phone, city, municipality, ceo, ...tags]),
		),
		...demo.contacts.map(({ tenantId, id, firstName, lastName, jobTitle, email }) =>
			indexing(tenantId, kind.contact, id, [firstName, lastName, jobTitle, email]),
		),
		...demo.notes.map(({ tenantId, id, plain }) => indexing(tenantId, getTableName(crm.notes), id, [plain])),
		...demo.meetings.map(({ tenantId, id, title, agenda, minutes }) =>
			indexing(tenantId, getTableName(crm.meetings), id, [title, agenda, minutes]),
		),
		...demo.tasks.map(({ tenantId, id, title }) => indexing(tenantId, getTableName(crm.tasks), id, [title])),
	];
}
