import type * as z from "zod";
import { askedBy, planList } from "#app/lists/read-list.server";
import { isKept } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { positionCodes } from "#db/schema/verdal";
import { codeUse } from "../used.server";
import { codePointers, codeResource, type ListedCode } from "./codes.resource.server";
import type { CodeCall, CodeRef, CodesCall } from "./codes.schema";
import { addCode, changeCode, findCode, removeCode, replaceCode } from "./codes.server";
import { NO_END, NO_START } from "./validity";

/** A page of the codes, or one of them; each with its group and the number of its placements. */
export async function getCodes(visit: Visit, { id, f, ...asks }: z.output<typeof CodesCall>) {
	if (id !== undefined) return oneCode(visit, id);
	const all = { ...asks, filters: f.filters };
	const plan = planList(codeResource.source as never, all, askedBy(visit), isKept(positionCodes));
	const { found, used } = await visit.rows.read({
		found: visit.rows.listingWith(positionCodes, codePointers, plan.options),
		used: codeUse.countingAll(visit),
	});
	const { items, next } = plan.page(found as ListedCode[], ({ row }) => row);
	return { items: items.map((one) => serialize(one, used.get(one.row.id))), next };
}

async function oneCode(visit: Visit, id: string) {
	const [found, { used }] = await Promise.all([
		findCode(visit, id),
		visit.rows.read({ used: codeUse.counting(visit, [id]) }),
	]);
	return serialize(found, used.get(id));
}

/** Makes a code, or changes what was sent of one. */
export async function postCode(visit: Visit, { id, updatedAt, ...facts }: z.output<typeof CodeCall>) {
	if (id !== undefined) {
		await withCurrent(changeCode(visit, id, facts, updatedAt), () => oneCode(visit, id));
		return oneCode(visit, id);
	}
	const { code, name, groupId, reportingName = "", styrk08 = "", isActive = true } = facts;
	const { validFrom = NO_START, validTo = NO_END } = facts;
	if (code === undefined) throw invalid({ code: "required" });
	if (name === undefined) throw invalid({ name: "required" });
	if (groupId === undefined) throw invalid({ groupId: "required" });
	return serialize(await addCode(visit, { code, name, groupId, reportingName, styrk08, validFrom, validTo, isActive }));
}

/** Puts a code into the trash; its placements get `replacedBy`, without which it may have none. */
export async function deleteCodeCall(visit: Visit, { id, replacedBy }: z.output<typeof CodeRef>) {
	if (replacedBy === undefined) await removeCode(visit, id);
	else await replaceCode(visit, id, replacedBy);
	return { id, deleted: true };
}

const serialize = ({ row, group }: ListedCode, used = 0) => ({
	...{ id: row.id, tenant_id: row.tenantId, code: row.code, name: row.name, reporting_name: row.reportingName },
	...{
		group_id: row.groupId,
		group_name: group?.name,
		styrk08: row.styrk08,
		is_active: row.isActive,
		placements: used,
	},
	valid_from: row.validFrom === NO_START ? null : row.validFrom,
	valid_to: row.validTo === NO_END ? null : row.validTo,
	updated_at: new Date(row.updatedAt).toISOString(),
});
