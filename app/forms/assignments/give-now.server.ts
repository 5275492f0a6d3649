import { and, eq, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { formAssignments, formOccasions } from "#db/schema/forms";
import type { Area } from "../area";
import type { Schedule } from "../schedule/schedule";
import type { Form } from "../store/form-row.server";
import { type Assigned, assign } from "./assign.server";
import { enqueueOccasions, makeOccasion } from "./occasions.server";

/** Until it is answered, with one reminder. */
const ONCE: Schedule = { repeat: { kind: "once" }, hour: 0, reminders: { most: 1, gapHours: 24 } };
/** People for whom the sender waits; the queue asks the rest within seconds. */
const AT_ONCE = 30;
/** Those who wait for an answer about the same, that are looked at so that nobody is asked twice. */
const LOOKED_AT = 10_000;
/** More times than one form is ever given to people. */
const COUNTED = 1_000_000;

/**
 * Asks people for a form once and at once; whoever it waits for already about the same is not asked twice. How many were asked. Throws
 * `invalid` where one is not of this tenant, `conflict` where somebody else gives the form at the same moment.
 */
export async function giveNow(
	visit: Visit,
	area: Area,
	form: Form,
	{ respondentIds, subjectId }: Pick<Assigned, "respondentIds" | "subjectId">,
): Promise<number> {
	const { rows, context, tenant } = visit;
	const isOfForm = and(eq(formAssignments.tenantId, tenant.id), eq(formAssignments.formId, form.id));
	const { waiting, before } = await rows.read({
		waiting: rows.listing(formOccasions, {
			where: and(eq(formOccasions.formId, form.id), eq(formOccasions.status, "open")),
			limit: LOOKED_AT,
		}),
		before: rows.counting(formAssignments, eq(formAssignments.formId, form.id), COUNTED),
	});
	const aboutOf = (id: string) => subjectId ?? (form.subjectType === "person" ? id : null);
	const asked = [...new Set(respondentIds)].filter(
		(id) => !waiting.some((one) => one.respondentId === id && one.subjectId === aboutOf(id)),
	);
	if (asked.length === 0) return 0;
	const isAsRead = requiring(context, sql`(select count(*) from ${formAssignments} where ${isOfForm}) = ${before}`);
	const assignments = await assign(visit, area, {
		...{ formId: form.id, respondentIds: asked, subjectId, schedule: ONCE },
		...{ startsOn: today(tenant.timeZone, visit.now), along: [isAsRead] },
	});
	await Promise.all(assignments.slice(0, AT_ONCE).map(({ id }) => makeOccasion(visit, [area], id, { atOnce: true })));
	await enqueueOccasions(visit.context, assignments.slice(AT_ONCE));
	return assignments.length;
}
