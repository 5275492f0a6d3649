import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { deviations, safetyRounds } from "#db/schema/hms";
import { companyIn, readingCompany } from "../companies/companies.server";
import { paths } from "../paths";
import type { DutiesOf } from "./documents.schema";
import { readingDocuments } from "./documents.server";
import { duties, type Evidence, judgeDuty } from "./duties";

/** A company's duties by § 5 with what shows that each is seen to, in one round trip. */
export async function showDuties(visit: Visit, { company: guid }: z.output<typeof DutiesOf>) {
	const { rows, tenant, now } = visit;
	const its = companyIdOf(visit, guid);
	const ofCompany = and(sql`${deviations.companyId} = ${its}`, isNull(deviations.deletedAt));
	const newest = { orderBy: [desc(deviations.happenedOn), desc(deviations.id)], limit: 1 };
	const read = await rows.read({
		found: readingCompany(visit, { guid }),
		...readingDocuments(visit, its),
		rounds: rows.listing(safetyRounds, {
			where: and(
				sql`${safetyRounds.companyId} = ${its}`,
				eq(safetyRounds.status, "done"),
				isNull(safetyRounds.deletedAt),
			),
			orderBy: [desc(safetyRounds.heldOn), desc(safetyRounds.id)],
			limit: 1,
		}),
		reported: rows.listing(deviations, { where: ofCompany, ...newest }),
		assessed: rows.listing(deviations, { where: and(ofCompany, sql`${deviations.riskSize} > 0`), ...newest }),
	});
	const { row, company } = companyIn(read.found);
	const day = today(tenant.timeZone, now);
	const at = paths(tenant.guid);
	const rounds = read.rounds.map(
		({ id, title, heldOn }): Evidence => ({ kind: "round", title, on: heldOn, to: at.protocol(id) }),
	);
	const asEvidence =
		(kind: "deviation" | "assessment") =>
		({ id, title, happenedOn }: { id: string; title: string; happenedOn: string }): Evidence => ({
			...{ kind, title, on: happenedOn, to: at.deviation(id) },
		});
	const records: Partial<Record<(typeof duties)[number], Evidence[]>> = {
		participation: rounds,
		risk: [...rounds, ...read.assessed.map(asEvidence("assessment"))],
		deviations: read.reported.map(asEvidence("deviation")),
	};
	return {
		...{ tenant: tenant.guid, title: company.name, today: day },
		company: { guid: company.guid, name: company.name, orgNo: company.orgNo, representative: row.representative },
		duties: duties.map((duty) =>
			judgeDuty(
				duty,
				[
					...read.documents
						.filter((one) => one.duty === duty)
						.map(
							({ id, title, reviewedOn }): Evidence => ({
								...{ kind: "document", title, on: reviewedOn, to: at.document(guid, id) },
							}),
						),
					...(records[duty] ?? []),
				],
				day,
			),
		),
		documents: read.documents.map((one) => ({
			...{ id: one.id, duty: one.duty, title: one.title, version: one.version, reviewedOn: one.reviewedOn },
			hasRead: read.receipts.some(({ documentId, version }) => documentId === one.id && version === one.version),
		})),
	};
}
export type DutiesView = Awaited<ReturnType<typeof showDuties>>;
