import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { correcting, notifying } from "#app/platform/notify.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { formAssignments, formOccasions } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import type { Form } from "../store/form-row.server";
import { dueParams } from "./occasions.server";

/**
 * The writes by which all that a form will ask, and all that waits for an answer, is due on another day, or on none. Whoever waits is told of
 * the new day; a notice that nobody has seen yet names it instead of the old one.
 */
export function movingDueDay(
	visit: Visit,
	area: Area,
	form: Pick<Form, "id" | "guid" | "status">,
	dueOn: string | null,
): PendingWrite[] {
	const { rows, tenant } = visit;
	const waits = and(
		eq(formOccasions.tenantId, tenant.id),
		eq(formOccasions.formId, form.id),
		eq(formOccasions.status, "open"),
	);
	const waiting = sql`(select ${formOccasions.assignmentId} from ${formOccasions} where ${waits})`;
	const concerned = and(
		eq(formAssignments.formId, form.id),
		or(ne(formAssignments.status, "stopped"), inArray(formAssignments.id, waiting as never)),
	);
	const schedule =
		dueOn === null
			? sql`json_remove(${formAssignments.schedule}, '$.dueOn')`
			: sql`json_set(${formAssignments.schedule}, '$.dueOn', ${dueOn})`;
	const moving = rows.deriving(formAssignments, concerned as never, { schedule });
	if (!area.notice || form.status !== "open") return [moving];
	const who = sql`(select ${people.id} from ${people} join ${formOccasions} on ${formOccasions.tenantId} = ${people.tenantId}
		and ${formOccasions.respondentId} = ${people.id} where ${waits} and ${people.isActive} = 1)`;
	const notice = {
		...{ type: area.notice, params: dueParams(dueOn ?? undefined) },
		url: replyAddress(area, tenant.guid, form.guid),
	};
	// Of a day that is gone there is nothing new to tell.
	const anew = { ...notice, noticeId: newId(visit.now.getTime()), isOnce: true };
	return [moving, correcting(visit, notice, who), ...(dueOn === null ? [] : [notifying(visit, anew, who)])];
}
