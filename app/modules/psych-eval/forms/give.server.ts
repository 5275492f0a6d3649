import { inArray } from "drizzle-orm";
import { type Assignment, assign, firstDay } from "#app/forms/assignments/assign.server";
import { makeOccasion } from "#app/forms/assignments/occasions.server";
import type { Schedule } from "#app/forms/schedule/schedule";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportClients } from "#db/schema/psych-eval";
import { area } from "../area";

export type Giving = {
	formId: string;
	clientIds: string[];
	schedule: Schedule;
	startsOn?: string;
	endsOn?: string | null;
	/** What they were asked by this form until now ends. */
	replaces?: boolean;
};

/** When a form is to be given. */
export type Plan = Pick<Giving, "schedule" | "startsOn" | "endsOn">;

/** The plan with its first day, before anything is written. Throws `invalid` (`schedule`) where no day of it comes. */
export function planned(visit: Visit, plan: Plan): Plan & { startsOn: string } {
	const whole = { ...plan, startsOn: plan.startsOn ?? today(visit.tenant.timeZone, visit.now) };
	firstDay(visit, whole);
	return whole;
}

/** Gives a form to clients; whoever is asked today is asked and told at once, not when the clock comes round. */
export async function giveForm(visit: Visit, { formId, clientIds, replaces, ...plan }: Giving): Promise<Assignment[]> {
	const assignments = await assign(visit, area, {
		...{ formId, respondentIds: clientIds, replaces },
		...planned(visit, plan),
	});
	await rememberClients(visit, clientIds);
	for (const { id } of assignments) await makeOccasion(visit, [area], id, { atOnce: true });
	return assignments;
}

/** Each client who was ever given a form has a row for where they stand. */
async function rememberClients(visit: Visit, ids: string[]): Promise<void> {
	const known = await visit.rows.list(selfReportClients, {
		where: inArray(selfReportClients.id, ids),
		limit: ids.length,
	});
	const fresh = ids.filter((id) => !known.some((one) => one.id === id));
	if (fresh.length > 0)
		await visit.rows.commit([
			visit.rows.addingEach(
				selfReportClients,
				fresh.map((id) => ({ id, lastAt: 0 })),
			),
		]);
}
