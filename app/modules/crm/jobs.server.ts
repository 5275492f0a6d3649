import type { TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { contacts, meetings, notes, submissions } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { receivedJob } from "./contact-form/received.server";
import { sweepUnconfirmed } from "./contact-form/unconfirmed.server";
import { droppingFilesOf } from "./files/dropping-files.server";
import { notifyJob } from "./sharing/tell.server";
import { withCustomer } from "./trash/with-customer.server";

export const jobs = [receivedJob, notifyJob];

/** What it starts each hour. */
export const sweeps = {
	unconfirmedMessages: sweepUnconfirmed,
	crmTrash: trashSweep([
		{ table: notes, with: (rows: TenantRows, { id }: { id: string }) => droppingFilesOf(rows, "noteId", id) },
		{ table: meetings },
		{ table: contacts },
		{ table: tasks },
		{ table: submissions },
		{ table: companies, with: withCustomer },
	] as never),
};
