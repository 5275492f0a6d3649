import { and, desc, inArray, type SQL } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactForms, submissions } from "#db/schema/crm";
import { mayWrite } from "../show-customers.server";
import { is } from "../timeline/read-timeline.server";
import type { SentForm } from "./components/customer-forms";
import { visibleMessage } from "./messages.server";
import { senderOf } from "./show-inbox.server";

const MOST = 50;
const shown = ["new", "handled", "answered"] as const;

/** What a customer has sent by contact forms; for those who may open the messages. */
export function readForms(visit: Visit, customer: SQL, reads: ReadBatch): () => SentForm[] {
	if (!mayWrite(visit)) return () => [];
	const where = and(
		is(submissions.customerId, customer),
		inArray(submissions.status, [...shown]),
		visibleMessage(visit),
	);
	const form = { form: [contactForms, submissions.formId, ["name"]] } as const;
	const found = reads.add(
		visit.rows.listingWith(submissions, form, { where, orderBy: desc(submissions.id), limit: MOST }),
	);
	return () =>
		found().map(({ row, form: sentBy }) => ({
			...{ id: row.id, form: sentBy?.name ?? "", sender: senderOf(row.answers), receivedAt: row.createdAt },
			excerpt: (row.answers.message ?? "").slice(0, 120),
			status: shown.find((status) => status === row.status) ?? null,
		}));
}
