import { and, eq, isNull, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Chosen } from "#app/lists/chosen.schema";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { conflict, notAllowed, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { placements } from "#db/schema/verdal";
import { choosable, readingGroups } from "../groups/groups.server";
import { paths } from "../paths";
import { codeUse } from "../used.server";
import { writes } from "../writes.server";
import { codeResource, type ListedCode } from "./codes.resource.server";
import type { CodeInput, CodeNamed, CodesQuery, NewCodeInput, NewCodeQuery, ReplaceCodeInput } from "./codes.schema";
import { addCode, changeCode, findCode, readingCode, readingOtherCodes, removeCode, replaceCode } from "./codes.server";
import { NO_END, NO_START, stateOf } from "./validity";

/** Placements of a code are not counted further. */
const COUNTED = 10_000;

const dayOf = (visit: Visit) => today(visit.tenant.timeZone, visit.now);

function serializeCode({ row, group }: ListedCode, day: string) {
	const { id, code, name, reportingName, groupId, styrk08, validFrom, validTo, isActive, createdAt, updatedAt } = row;
	return {
		...{ id, code, name, reportingName, groupId, styrk08, isActive, createdAt, updatedAt },
		...{ group: group?.name ?? "", requirement: group?.requirement ?? "", state: stateOf(row, day) },
		...{ validFrom: validFrom === NO_START ? "" : validFrom, validTo: validTo === NO_END ? "" : validTo },
	};
}

/** A page of the codes, each with the number of its placements. */
export async function showCodes(visit: Visit, query: CodesQuery) {
	const reads = new ReadBatch();
	const page = codeResource.read(visit, query, reads);
	const groups = reads.add(readingGroups(visit));
	const counted = reads.add(codeUse.countingAll(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	const used = counted();
	const day = dayOf(visit);
	return {
		...{ list, groups: groups(), mayWrite: writes(visit), tenant: visit.tenant.guid },
		rows: rows.map((one) => ({ ...serializeCode(one, day), used: used.get(one.row.id) ?? 0 })),
	};
}
export type ShownCode = Awaited<ReturnType<typeof showCodes>>["rows"][number];

export async function showNewCode(visit: Visit, { group }: z.output<typeof NewCodeQuery>) {
	if (!writes(visit)) throw notAllowed();
	const { all } = await visit.rows.read({ all: readingGroups(visit) });
	const groups = choosable(all);
	return { tenant: visit.tenant.guid, groups, chosen: groups.find(({ value }) => value === group)?.value ?? "" };
}

/** A code with the number of its placements, and the codes that could take them. */
export async function showCode(visit: Visit, { position: id }: z.output<typeof CodeNamed>) {
	const of = and(eq(placements.codeId, id), isNull(placements.deletedAt)) as SQL;
	const { found, groups, used, others } = await visit.rows.read({
		found: readingCode(visit, id),
		groups: readingGroups(visit),
		used: visit.rows.counting(placements, of, COUNTED),
		others: readingOtherCodes(visit, id),
	});
	if (!found) throw notFound();
	const code = serializeCode(found, dayOf(visit));
	return {
		...{ tenant: visit.tenant.guid, title: `${code.code} ${code.name}`, code, used },
		...{ groups: choosable(groups, code.groupId), others, mayWrite: writes(visit) },
	};
}

const feedback = (key: string, name: string) => ({ snackbar: { key: `verdal:done.${key}`, params: { name } } });
const nameOf = ({ code, name }: { code: string; name: string }) => `${code} ${name}`;

export async function createCode(visit: Visit, facts: z.output<typeof NewCodeInput>) {
	await addCode(visit, facts);
	return done({ ...feedback("codeAdded", nameOf(facts)), to: paths(visit.tenant.guid).codes });
}

export async function saveCode(visit: Visit, { position, updatedAt, ...facts }: z.output<typeof CodeInput>) {
	await changeCode(visit, position, facts, updatedAt);
	return done(feedback("codeSaved", nameOf(facts)));
}

export async function deactivateCode(visit: Visit, { position }: z.output<typeof CodeNamed>) {
	return done(feedback("codeDeactivated", nameOf(await changeCode(visit, position, { isActive: false }))));
}

export async function deleteCode(visit: Visit, { position }: z.output<typeof CodeNamed>) {
	const { row } = await findCode(visit, position);
	await removeCode(visit, position);
	return done({ ...feedback("codeRemoved", nameOf(row)), to: paths(visit.tenant.guid).codes });
}

export async function movePlacements(visit: Visit, { position, by }: z.output<typeof ReplaceCodeInput>) {
	const { row } = await findCode(visit, position);
	await replaceCode(visit, position, by);
	return done({ ...feedback("codeReplaced", nameOf(row)), to: paths(visit.tenant.guid).code(by) });
}

/** Puts many codes into the trash: all of them, or none where one is in use. */
export const removeCodes = (visit: Visit, chosen: Chosen) =>
	orElse(codeResource.trash.remove(visit, chosen), () => conflict(undefined, "verdal:errors.someCodesUsed"));

const isThereAnew = () => conflict(undefined, "verdal:errors.codesThereAnew");

/** The trash of the codes: one whose number is given again meanwhile does not come back. */
export const codeTrash = {
	...codeResource.trash,
	restore: (visit: Visit, chosen: Chosen) => orElse(codeResource.trash.restore(visit, chosen), isThereAnew),
	undo: (visit: Visit, input: Parameters<typeof codeResource.trash.undo>[1]) =>
		orElse(codeResource.trash.undo(visit, input), isThereAnew),
};
