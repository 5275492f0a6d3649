import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { type FormHead, readingFormHeads } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { selfReportForms } from "#db/schema/psych-eval";
import { area } from "../area";

/** Forms that are offered in one list. */
const MOST = 200;

/** The forms that a client can be given, by title: those for everybody, and those that were made for this client alone. */
export const readingOffered = (visit: Visit, clientId: string): PendingQuery<FormHead[]> =>
	readingFormHeads(visit, area, and(isOut, isFor(visit, sql`${selfReportForms.clientId} = ${clientId}`)) as SQL, MOST);

/** The forms for everybody that were answered, by title. */
export const readingAnswered = (visit: Visit): PendingQuery<FormHead[]> =>
	readingFormHeads(visit, area, and(isOut, gt(formRecords.replies, 0), isFor(visit)) as SQL, MOST);

const isOut = and(eq(formRecords.status, "open"), eq(formRecords.isTemplate, false));

const isFor = ({ tenant }: Visit, orIf: SQL = sql`false`) =>
	sql`exists (select 1 from ${selfReportForms} where ${selfReportForms.tenantId} = ${tenant.id}
		and ${selfReportForms.id} = ${formRecords.id} and (${selfReportForms.clientId} is null or ${orIf}))`;
