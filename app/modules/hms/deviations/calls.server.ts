import type * as z from "zod";
import { askedBy, planList } from "#app/lists/read-list.server";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { deviations } from "#db/schema/hms";
import { derivingCompany } from "../derived.server";
import { NO_DAY } from "../no-day";
import { visibleDeviations } from "../visible.server";
import { deviationPointers, deviationResource, type ListedDeviation } from "./deviations.resource.server";
import type { DeviationCall, DeviationRef, DeviationsCall } from "./deviations.schema";
import { closeDeviation, findDeviation, handleDeviation, reportDeviation } from "./deviations.server";

/** A page of the deviations, or one of them. */
export async function getDeviations(visit: Visit, { id, f, ...asks }: z.output<typeof DeviationsCall>) {
	if (id !== undefined) return oneDeviation(visit, id);
	const all = { ...asks, filters: f.filters };
	const plan = planList(deviationResource.source as never, all, askedBy(visit), visibleDeviations(visit));
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(deviations, deviationPointers, plan.options),
	});
	const { items, next } = plan.page(found as ListedDeviation[], ({ row }) => row);
	return { items: items.map(present), next };
}

const oneDeviation = async (visit: Visit, id: string) => present(await findDeviation(visit, id));

/** Reports a deviation, changes how one is handled, or closes it (`outcome`). */
export async function postDeviation(visit: Visit, input: z.output<typeof DeviationCall>) {
	const { id, companyId, updatedAt, outcome, status, ownerId, dueOn, cause, ...report } = input;
	if (id === undefined) {
		const { kind, title, event, place, happenedOn, area = "", happenedAt = "", immediateAction = "" } = report;
		if (companyId === undefined) throw invalid({ companyId: "required" });
		if (kind === undefined) throw invalid({ kind: "required" });
		if (title === undefined) throw invalid({ title: "required" });
		if (event === undefined) throw invalid({ event: "required" });
		if (place === undefined) throw invalid({ place: "required" });
		if (happenedOn === undefined) throw invalid({ happenedOn: "required" });
		const whole = { kind, title, event, place, happenedOn, area, happenedAt, immediateAction };
		return present(await reportDeviation(visit, companyId, whole));
	}
	const handling = Object.fromEntries(
		Object.entries({ status, ownerId, dueOn, cause }).filter(([, value]) => value !== undefined),
	);
	if (Object.keys(handling).length > 0)
		await withCurrent(handleDeviation(visit, id, handling, updatedAt), () => oneDeviation(visit, id));
	if (outcome !== undefined) await closeDeviation(visit, id, outcome);
	return oneDeviation(visit, id);
}

/** Puts a deviation into the trash. */
export async function deleteDeviation(visit: Visit, { id }: z.output<typeof DeviationRef>) {
	const { row } = await findDeviation(visit, id);
	await visit.rows.commit([trashing(visit, deviations, [id]), derivingCompany(visit, row.companyId)]);
	return { id, deleted: true };
}

const present = ({ row, company }: ListedDeviation) => ({
	...{ id: row.id, company_id: row.companyId, company: company?.name, kind: row.kind, title: row.title },
	...{ event: row.event, place: row.place, area: row.area, happened_on: row.happenedOn, happened_at: row.happenedAt },
	...{ immediate_action: row.immediateAction, cause: row.cause, status: row.status, owner_id: row.ownerId },
	due_on: row.dueOn === NO_DAY ? null : row.dueOn,
	...{ outcome: row.outcome, closed_on: row.closedOn || null, reporter_id: row.createdBy },
	updated_at: new Date(row.updatedAt).toISOString(),
});
