import { desc, eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { formReads, forms } from "#db/schema/forms";

/** Somebody has opened a person's health data. */
export type Reading = {
	id: string;
	what: Row<typeof formReads>["what"];
	at: number;
	reader: Pick<Row<typeof people>, "firstName" | "lastName" | "email"> | null;
	form: Pick<Row<typeof forms>, "titles"> | null;
};

/** Who has opened what of a person, the newest first: for that person. */
export function readingReadLog({ rows }: TenantContext, subjectId: string, limit: number): PendingQuery<Reading[]> {
	const { query, shape } = rows.listingWith(
		formReads,
		{
			reader: [people, formReads.readerId, ["firstName", "lastName", "email"]],
			form: [forms, formReads.formId, ["titles"]],
		},
		{ where: eq(formReads.subjectId, subjectId), orderBy: desc(formReads.id), limit },
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, reader, form }) => ({
				...{ id: row.id, what: row.what, at: row.createdAt },
				reader: reader as Reading["reader"],
				form: form as Reading["form"],
			})),
	};
}

/** Notes that somebody looks at charts, lists or a file of a person's health data: one line, whatever number of replies is in it. */
export async function noteReading(visit: Visit, reading: Looked): Promise<void> {
	if (reading.subjectId !== visit.user.id) await visit.rows.commit([notingReading(visit, reading)]);
}

type Looked = { subjectId: string; formId: string | null; what: Row<typeof formReads>["what"] };

/** The same for a commit with other writes; nobody needs it of what is their own. */
export const notingReading = (visit: Visit, reading: Looked): PendingWrite =>
	visit.rows.adding(formReads, {
		...{ id: newId(visit.now.getTime()), readerId: visit.user.id, replyId: null, ...reading },
	});
