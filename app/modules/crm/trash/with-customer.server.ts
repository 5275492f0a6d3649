import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { keepingForOthers } from "#app/directory/kept-companies.server";
import { releasingFiles } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { attachments, customerContacts, customerPeople, listMembers, meetings, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";

/**
 * What goes with a customer that is removed for good: its files and logo, notes, meetings and tasks, out of the search as well.
 * What hangs on those the database removes by itself. Nothing goes where somebody restores the customer at this moment, and
 * the company itself stays where another module keeps it.
 */
export function withCustomer(rows: TenantRows, { id, deletedAt }: Row<typeof companies>): PendingWrite[] {
	const there = and(
		eq(companies.tenantId, rows.tenantId),
		eq(companies.id, id),
		eq(companies.deletedAt, deletedAt ?? 0),
		eq(companies.isCustomer, true),
	);
	const goes = sql`exists (select 1 from ${companies} where ${there})`;
	const ofNotes = sql`${attachments.noteId} in (select ${notes.id} from ${notes} where ${and(
		eq(notes.tenantId, rows.tenantId),
		eq(notes.customerId, id),
	)})`;
	const held = and(or(eq(attachments.customerId, id), ofNotes), goes) as SQL;
	const files = sql`(select ${attachments.fileId} from ${attachments} where ${and(eq(attachments.tenantId, rows.tenantId), held)})`;
	const logo = sql`(select ${companies.logoId} from ${companies} where ${there})`;
	return [
		releasingFiles(rows, files),
		releasingFiles(rows, logo),
		rows.removingAll(attachments, held),
		...[customerContacts, customerPeople, listMembers].map((table) =>
			rows.removingAll(table, and(eq(table.customerId, id), goes) as SQL),
		),
		...[notes, meetings, tasks].flatMap((table) => {
			const its = and(eq(table.customerId, id), goes) as SQL;
			return [rows.forgetting(table, its), rows.removingAll(table, its)];
		}),
		// Last, as nothing of what stands above goes once it is a customer no more.
		keepingForOthers(rows, id, goes),
	];
}
