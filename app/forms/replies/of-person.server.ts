import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { COUNTED_OF_PERSON } from "#app/platform/tenant/of-person.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formAssignments, formOccasions, formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { isOpenAt } from "../assignments/reading.server";
import { repliesOpenTo, sent } from "./open-to.server";

/**
 * The ids of an area's forms that are told of on somebody's page. Of health data there is nothing, except in an area of
 * health data, which itself says who may be told.
 */
function formsOf({ tenant }: TenantContext, { moduleKey, isHealth }: Area, more?: SQL): SQL {
	const isAllowed = isHealth ? undefined : eq(forms.isHealth, false);
	const ours = and(
		eq(forms.tenantId, tenant.id),
		eq(forms.moduleKey, moduleKey),
		isNull(forms.deletedAt),
		isAllowed,
		more,
	);
	return sql`(select ${forms.id} from ${forms} where ${ours})`;
}

/** What somebody has sent in an area, of what the asker may open. */
export function countingReplies(asker: Visit, area: Area, personId: string): PendingQuery<number> {
	const where = and(
		eq(formReplies.respondentId, personId),
		sent,
		repliesOpenTo(asker, area),
		sql`${formReplies.formId} in ${formsOf(asker, area)}`,
	);
	return asker.rows.counting(formReplies, where, COUNTED_OF_PERSON);
}

/** `only`: a condition on the asker; `among`: a query that gives ids of forms. */
type Narrowed = { only?: SQL; among?: SQL };

/** What waits for somebody in an area. */
export function countingWaiting(
	asker: Visit,
	area: Area,
	personId: string,
	{ only, among }: Narrowed = {},
): PendingQuery<number> {
	const where = and(
		eq(formOccasions.respondentId, personId),
		isOpenAt(asker.now.getTime()),
		sql`${formOccasions.formId} in ${formsOf(asker, area, eq(forms.status, "open"))}`,
		among && sql`${formOccasions.formId} in ${among}`,
		only,
	);
	return asker.rows.counting(formOccasions, where, COUNTED_OF_PERSON);
}

/** What somebody is asked for again and again, or will be. */
export function countingGiven(
	asker: Visit,
	area: Area,
	personId: string,
	{ only }: Pick<Narrowed, "only"> = {},
): PendingQuery<number> {
	const where = and(
		eq(formAssignments.respondentId, personId),
		eq(formAssignments.status, "active"),
		sql`${formAssignments.formId} in ${formsOf(asker, area)}`,
		only,
	);
	return asker.rows.counting(formAssignments, where, COUNTED_OF_PERSON);
}
