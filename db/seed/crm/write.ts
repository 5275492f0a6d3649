import { getTableName } from "drizzle-orm";
import { wordsFor } from "#app/platform/tenant/search.server";
import * as crm from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { files } from "#db/schema/media";
import { tasks } from "#db/schema/tasks";
import { insertAll } from "../insert";
import type { CrmDemo } from "./make";

/** Some 2 KB of words each: well under the 2 MB that a bound value may have. */
const ENTRIES_AT_ONCE = 500;

/** Writes the demo's customers and what hangs on them, found by search as if people had typed them. */
export async function writeCrm(d1: D1Database, bucket: R2Bucket, demo: CrmDemo): Promise<void> {
	for (const { key, bytes, type } of demo.objects)
		await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
	await insertAll(d1, files, demo.files);
	await insertAll(d1, crm.contactTypes, demo.types);
	await insertAll(d1, companies, demo.companies);
	await insertAll(d1, crm.customerPeople, demo.people);
	await insertAll(d1, crm.contacts, demo.contacts);
	await insertAll(d1, crm.customerContacts, demo.links);
	await insertAll(d1, crm.notes, demo.notes);
	await insertAll(d1, crm.meetings, demo.meetings);
	await insertAll(d1, crm.attendees, demo.attendees);
	await insertAll(d1, tasks, demo.tasks);
	await writeIndex(d1, indexed(demo));
	await insertAll(d1, crm.contactForms, demo.forms);
	await insertAll(d1, crm.submissions, demo.submissions);
	await insertAll(d1, crm.customerLists, demo.lists);
	await insertAll(d1, crm.listMembers, demo.listMembers);
	await insertAll(d1, crm.attachments, demo.attachments);
}

export type Entry = [tenantId: string, kind: string, recordId: string, texts: (string | null | undefined)[]];

/** Puts many records into the search index. */
export async function writeIndex(d1: D1Database, entries: Entry[]): Promise<void> {
	const sql = `INSERT INTO search_index (tenant_id, kind, record_id, words)
		SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`;
	for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
		const part = entries
			.slice(start, start + ENTRIES_AT_ONCE)
			.map(([tenantId, kind, id, texts]) => [tenantId, kind, id, wordsFor(tenantId, id, texts)]);
		await d1.prepare(sql).bind(JSON.stringify(part)).run();
	}
}

function indexed(demo: CrmDemo): Entry[] {
	const kind = { company: getTableName(companies), contact: getTableName(crm.contacts) };
	return [
		...demo.companies.map(
			({ tenantId, id, name, orgNo, email, phone, city, municipality, ceo, tags = [] }): Entry => [
				tenantId,
				kind.company,
				id,
				[name, orgNo, email, phone, city, municipality, ceo, ...tags],
			],
		),
		...demo.contacts.map(
			({ tenantId, id, firstName, lastName, jobTitle, email }): Entry => [
				tenantId,
				kind.contact,
				id,
				[firstName, lastName, jobTitle, email],
			],
		),
		...demo.notes.map(
			({ tenantId, id, subject, plain }): Entry => [tenantId, getTableName(crm.notes), id, [subject, plain]],
		),
		...demo.meetings.map(
			({ tenantId, id, title, agenda, minutes }): Entry => [
				tenantId,
				getTableName(crm.meetings),
				id,
				[title, agenda, minutes],
			],
		),
		...demo.submissions.map(
			({ tenantId, id, answers }): Entry => [
				tenantId,
				getTableName(crm.submissions),
				id,
				[answers.name, answers.company, answers.email, answers.phone, answers.message],
			],
		),
		...demo.tasks.map(({ tenantId, id, title }): Entry => [tenantId, getTableName(tasks), id, [title]]),
	];
}
