import { and } from "drizzle-orm";
import * as z from "zod";
import { hasId, isAmong } from "#app/lists/chosen.server";
import type {
	DoneRow,
	ImportContext,
	ImportField,
	ImportKind,
	ParsedRow,
	Plan,
	UndoPlan,
	Values,
} from "#app/lists/import/import-kind";
import { isKept } from "#app/lists/trash.server";
import { isDay } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { oneLine } from "#app/platform/text.schema";
import { positionCodes, positionGroups } from "#db/schema/verdal";
import { codeUse } from "../used.server";
import { type Code, codeTexts } from "./codes.resource.server";
import { codeFields as fields } from "./codes.schema";
import { NO_END, NO_START } from "./validity";

/** Codes of one number, each valid for another time, that one row may be about. */
const ALIKE = 20;
/** Groups that the names in a file are looked for among. */
const MOST_GROUPS = 500;

/** A day as spreadsheets write it here, or as ours do. */
const day = z
	.string("wrongType")
	.trim()
	.transform((typed) =>
		typed.replace(
			/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
			(_, d, m, y) => `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`,
		),
	)
	.refine(isDay, "wrongValue");

const columns: ImportField[] = [
	{
		...{ key: "code", label: "verdal:code.code", required: true, schema: fields.code, sample: "7517" },
		aliases: ["stillingskode", "kode", "code", "position code", "stkode"],
	},
	{
		...{ key: "name", label: "verdal:code.name", required: true, schema: fields.name, sample: "Fagarbeider" },
		aliases: ["hovedbenevnelse", "navn", "benevnelse", "name", "title"],
	},
	{
		...{ key: "reportingName", label: "verdal:code.reportingName", schema: fields.reportingName, sample: "" },
		aliases: ["rapporteringsbenevnelse", "reporting name"],
	},
	{
		...{
			key: "group",
			label: "verdal:code.group",
			required: true,
			schema: oneLine(160),
			sample: "Fagarbeiderstillinger",
		},
		aliases: ["stillingsgruppe", "gruppe", "group"],
	},
	{
		...{ key: "styrk08", label: "verdal:code.styrk08", schema: fields.styrk08, sample: "" },
		aliases: ["styrk", "styrk08", "styrk-08"],
	},
	{
		...{ key: "validFrom", label: "verdal:code.validFrom", schema: day, sample: "2024-05-01" },
		aliases: ["gyldig fra", "fra", "valid from", "from"],
	},
	{
		...{ key: "validTo", label: "verdal:code.validTo", schema: day, sample: "" },
		aliases: ["gyldig til", "til", "valid to", "until", "to"],
	},
];

/** Lists of codes, as the collective agreement's annex at each revision. */
export const codesImport: ImportKind = {
	...{ key: "verdal.codes", moduleKey: "verdal", level: LEVEL_ALL, path: "verdal/stillingskode", fields: columns },
	label: "verdal:import.kind",
	matches: [{ key: "code", label: "verdal:code.code", fields: ["code"] }],
	titleFields: ["code", "name"],
	plan,
	undo,
};

async function plan(ctx: ImportContext, rows: ParsedRow[]): Promise<Plan[]> {
	const numbers = rows.map(({ values }) => String(values.code ?? ""));
	const names = rows.map(({ values }) => String(values.group ?? "").toLowerCase());
	const { known, groups } = await ctx.rows.read({
		known: ctx.rows.listing(positionCodes, {
			where: and(isAmong(positionCodes.code, numbers), isKept(positionCodes)),
			limit: rows.length * ALIKE,
		}),
		groups: ctx.rows.listing(positionGroups, {
			where: and(isAmong(positionGroups.sortName, names), isKept(positionGroups)),
			limit: MOST_GROUPS,
		}),
	});
	const groupIds = new Map(groups.map(({ sortName, id }) => [sortName, id]));
	return rows.map(({ values, matches }): Plan => {
		const { group, ...facts } = values;
		const groupId = group === undefined ? undefined : groupIds.get(String(group).toLowerCase());
		if (group !== undefined && groupId === undefined)
			return { verdict: "error", problems: { group: "verdal:import.noGroup" } };
		const meant = matches === null ? [] : known.filter(({ code }) => code === values.code);
		if (meant.length > 1) return { verdict: "duplicate", problems: { row: "imports:problem.several" } };
		const given = { ...facts, ...(groupId !== undefined && { groupId }) };
		const { validFrom = NO_START, validTo = NO_END } = { ...meant[0], ...without(given) } as Partial<Code>;
		if (validTo < validFrom) return { verdict: "error", problems: { validTo: "verdal:errors.validTo" } };
		return meant[0] ? changing(meant[0], given) : adding(ctx, given);
	});
}

/** What stands in a column where a cell is to clear it. */
const cleared: Values = { reportingName: "", styrk08: "", validFrom: NO_START, validTo: NO_END };
const without = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? cleared[key]]));

function adding(ctx: ImportContext, given: Values): Plan {
	const recordId = newId(ctx.now.getTime());
	const facts = { ...cleared, ...without(given) } as unknown as Pick<
		Code,
		"code" | "name" | "reportingName" | "styrk08"
	>;
	const row = { id: recordId, ...facts, createdBy: ctx.user.id };
	// Whoever undoes it sees by this moment that nobody has touched it since.
	const set = { importedAt: ctx.now.getTime() };
	const writes = () => [{ adds: positionCodes, row, texts: codeTexts(facts) }];
	return { verdict: "new", recordId, was: {}, set, writes };
}

function changing(code: Code, given: Values): Plan {
	const recordId = code.id;
	const set = Object.fromEntries(
		Object.entries(without(given)).filter(([key, value]) => value !== code[key as keyof Code]),
	);
	if (Object.keys(set).length === 0) return { verdict: "same", recordId };
	const was = Object.fromEntries(Object.keys(set).map((key) => [key, code[key as keyof Code]]));
	const standing = [{ table: positionCodes, id: recordId, updatedAt: code.updatedAt }];
	const texts = codeTexts({ ...code, ...set });
	const writes = () => [{ changes: positionCodes, id: recordId, patch: set, texts }];
	return { verdict: "update", recordId, was, set, standing, writes };
}

const nothing = (): PendingWrite[] => [];

/** New codes that nobody has changed or used go to the trash, and fields hold again what they held. */
async function undo(ctx: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> {
	const ids = rows.map(({ recordId }) => recordId);
	const { known, used } = await ctx.rows.read({
		known: ctx.rows.listing(positionCodes, { where: hasId(positionCodes, ids), limit: ids.length + 1 }),
		used: codeUse.counting(ctx, ids),
	});
	return rows.map((row): UndoPlan => {
		const code = known.find(({ id }) => id === row.recordId);
		if (!code || code.deletedAt !== null)
			return { writes: nothing, kept: row.isNew ? {} : { row: "imports:kept.gone" } };
		if (!row.isNew) return restoring(code, row);
		const isTouched = code.updatedAt !== row.set.importedAt || used.has(code.id);
		if (isTouched) return { writes: nothing, kept: { row: "imports:kept.changed" } };
		const { id, updatedAt } = code;
		const writes = () => [{ changes: positionCodes, id, patch: { deletedAt: ctx.now.getTime() }, texts: [] }];
		return { writes, kept: {}, standing: [{ table: positionCodes, id, updatedAt }] };
	});
}

function restoring(code: Code, { was, set }: DoneRow): UndoPlan {
	const { id, updatedAt } = code;
	const keys = Object.keys(set);
	const isHeld = (key: string) => code[key as keyof Code] === set[key];
	const back = Object.fromEntries(keys.filter(isHeld).map((key) => [key, was[key]]));
	const kept = Object.fromEntries(keys.filter((key) => !isHeld(key)).map((key) => [key, "imports:kept.changed"]));
	if (Object.keys(back).length === 0) return { writes: nothing, kept };
	const writes = () => [{ changes: positionCodes, id, patch: back, texts: codeTexts({ ...code, ...back }) }];
	return { writes, kept, standing: [{ table: positionCodes, id, updatedAt }] };
}
