import { and, eq } from "drizzle-orm";
import { holdFile, readying } from "#app/media/held-files.server";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { deviationFiles, deviations } from "#db/schema/hms";
import { chosenCompany } from "../companies/companies.server";
import { derivingCompany } from "../derived.server";
import { NO_DAY } from "../no-day";
import { assertPerson } from "../people.server";
import { visibleDeviations } from "../visible.server";
import { deviationPointers, type ListedDeviation } from "./deviations.resource.server";
import type { DeviationHandling, DeviationReport } from "./deviations.schema";

/** Whose the files of deviations are. */
export const FILES_OF = "hms.deviation";

/** Reads the deviation of an id, as far as the visitor sees it; `deviationIn` says what it gave. */
export const readingDeviation = (visit: Visit, id: string) =>
	visit.rows.listingWith(deviations, deviationPointers, {
		where: and(visibleDeviations(visit), eq(deviations.id, id)),
		limit: 1,
	});

/** The deviation that was read. Throws `notFound`. */
export function deviationIn([found]: ListedDeviation[]): ListedDeviation {
	if (!found) throw notFound();
	return found;
}

export async function findDeviation(visit: Visit, id: string): Promise<ListedDeviation> {
	return deviationIn((await visit.rows.read({ found: readingDeviation(visit, id) })).found);
}

/** Reports a deviation, with photos where some were taken. Throws `invalid` for a day that has not come. */
export async function reportDeviation(
	visit: Visit,
	companyId: string,
	report: DeviationReport,
	photos: readonly unknown[] = [],
): Promise<ListedDeviation> {
	const { rows, user, now, tenant } = visit;
	if (report.happenedOn > today(tenant.timeZone, now)) throw invalid({ happenedOn: "hms:errors.future" });
	const { row } = await chosenCompany(visit, companyId);
	const id = newId(now.getTime());
	const held = await Promise.all(photos.map((photo) => holdFile(visit, FILES_OF, photo as File)));
	await rows.commit([
		rows.adding(deviations, { id, companyId: row.id, ...report, createdBy: user.id }),
		...held.flatMap(({ id: fileId }) => [
			readying(visit, fileId),
			rows.adding(deviationFiles, { id: newId(now.getTime()), deviationId: id, fileId }),
		]),
		derivingCompany(visit, row.id),
	]);
	return findDeviation(visit, id);
}

const columnsOf = ({ dueOn, ...handling }: DeviationHandling) => ({
	...handling,
	...(dueOn !== undefined && { dueOn: dueOn ?? NO_DAY }),
});

/**
 * Changes how a deviation is handled, where it is still as it was at `updatedAt`; else throws `conflict`. A closed one is opened
 * again by it.
 */
export async function handleDeviation(
	visit: Visit,
	id: string,
	handling: DeviationHandling,
	updatedAt?: number,
): Promise<void> {
	const [{ row }] = await Promise.all([findDeviation(visit, id), assertPerson(visit, handling.ownerId, "ownerId")]);
	const [changed] = await visit.rows.commit([
		visit.rows.changing(
			deviations,
			id,
			{ ...columnsOf(handling), ...(handling.status !== undefined && { closedOn: "" }) },
			updatedAt,
		),
		derivingCompany(visit, row.companyId),
	]);
	if (!changed) throw conflict();
}

/** Closes a deviation by what was done. Throws `invalid` (`form`) where it is closed already. */
export async function closeDeviation(visit: Visit, id: string, outcome: string): Promise<void> {
	const { row } = await findDeviation(visit, id);
	if (row.status === "closed") throw invalid({ form: "hms:errors.isClosed" });
	const closedOn = today(visit.tenant.timeZone, visit.now);
	await visit.rows.commit([
		visit.rows.changing(deviations, id, { status: "closed", outcome, closedOn }),
		derivingCompany(visit, row.companyId),
	]);
}
