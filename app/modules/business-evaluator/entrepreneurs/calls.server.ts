import type * as z from "zod";
import { askedBy, planList } from "#app/lists/read-list.server";
import { withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { visibleTo } from "../visible.server";
import type { EntrepreneurCall, EntrepreneurRef, EntrepreneursCall } from "./entrepreneurs.schema";
import { changeEntrepreneur, findEntrepreneur, removeEntrepreneur } from "./entrepreneurs.server";
import { type Entrepreneur, entrepreneurSource, scoreOf } from "./entrepreneurs.source.server";

/** A page of the entrepreneurs, or one of them. */
export async function getEntrepreneurs(visit: Visit, { id, f, ...asks }: z.output<typeof EntrepreneursCall>) {
	if (id !== undefined) return serialize(await findEntrepreneur(visit, id));
	const all = { ...asks, filters: f.filters };
	const plan = planList(entrepreneurSource as never, all, askedBy(visit), visibleTo(visit));
	const { items, next } = plan.page(await visit.rows.list(entrepreneurs, plan.options));
	return { items: items.map(serialize), next };
}

/** Changes what was sent of an entrepreneur. */
export async function postEntrepreneur(visit: Visit, { id, updatedAt, ...change }: z.output<typeof EntrepreneurCall>) {
	const current = async () => serialize(await findEntrepreneur(visit, id));
	return serialize(await withCurrent(changeEntrepreneur(visit, id, change, updatedAt), current));
}

/** Takes an entrepreneur away with all that was answered. */
export async function deleteEntrepreneur(visit: Visit, { id }: z.output<typeof EntrepreneurRef>) {
	await removeEntrepreneur(visit, id);
	return { id, deleted: true };
}

const serialize = (row: Entrepreneur) => ({
	...{ id: row.id, name: row.name, email: row.email, phone: row.phone, municipality: row.municipality },
	...{ idea: row.idea, stage: row.stage, org_no: row.orgNo, score: scoreOf(row), status: row.status },
	...{ advisor_id: row.advisorId, last_contact_on: row.contactOn || null, source: row.source },
	created_at: new Date(row.createdAt).toISOString(),
	updated_at: new Date(row.updatedAt).toISOString(),
});
