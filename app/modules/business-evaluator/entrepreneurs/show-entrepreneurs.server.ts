import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { readList } from "#app/lists/read-list.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { theForm } from "../form/the-form";
import { paths } from "../paths";
import { visibleTo } from "../visible.server";
import { assertAdvisor, readingAdvisors } from "./advisors.server";
import type { BulkAdvisorInput, BulkStatusInput, EntrepreneursQuery } from "./entrepreneurs.schema";
import { entrepreneurFields, entrepreneurPointers, entrepreneurSource, scoreOf } from "./entrepreneurs.source.server";

/** A page of the entrepreneurs, in one round trip. */
export async function showEntrepreneurs(visit: Visit, query: EntrepreneursQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, entrepreneurSource as never, query, reads, visibleTo(visit));
	const found = reads.add(visit.rows.listingWith(entrepreneurs, entrepreneurPointers, list.options));
	const advisors = reads.add(readingAdvisors(visit));
	const form = reads.add(readingOneForm(visit, theForm));
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found(), ({ row }) => row);
	return {
		list: data,
		rows: rows.map(({ row, advisor }) => ({
			...{ id: row.id, name: row.name, idea: row.idea, stage: row.stage, score: scoreOf(row) },
			...{ municipality: row.municipality, advisor: advisor && nameOf(advisor), status: row.status },
			...{ contactOn: row.contactOn || null, createdAt: row.createdAt, email: row.email, phone: row.phone },
			...{ orgNo: row.orgNo, source: row.source },
		})),
		advisors: advisors(),
		mayAssign: visit.access.level >= LEVEL_CLIENTS,
		tenant: visit.tenant.guid,
		/** Its address leads nowhere before it is out. */
		form: form().length > 0 ? paths(visit.tenant.guid).form : null,
	};
}
export type EntrepreneurRow = Awaited<ReturnType<typeof showEntrepreneurs>>["rows"][number];

export async function setStatus(
	visit: Visit,
	{ status, ...chosen }: z.output<typeof BulkStatusInput>,
): Promise<BulkAnswer> {
	const feedback = { key: "businessEvaluator:told.statusSet" };
	return (await entrepreneurFields.set(visit, chosen, "status", status, feedback)).answer;
}

export async function setAdvisor(
	visit: Visit,
	{ advisorId, ...chosen }: z.output<typeof BulkAdvisorInput>,
): Promise<BulkAnswer> {
	await assertAdvisor(visit, advisorId);
	const feedback = { key: "businessEvaluator:told.advisorSet" };
	return (await entrepreneurFields.set(visit, chosen, "advisorId", advisorId, feedback)).answer;
}
