import { and } from "drizzle-orm";
import * as z from "zod";
import { hasId } from "#app/lists/chosen.server";
import type {
	DoneRow,
	ImportContext,
	ImportField,
	ImportKind,
	ParsedRow,
	Plan,
	RowWrite,
	UndoPlan,
	Values,
} from "#app/lists/import/import-kind";
import { isKept } from "#app/lists/trash.server";
import { isDay } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import { oneLine } from "#app/platform/text.schema";
import { positionCodes, positionGroups } from "#db/schema/verdal";
import { codeUse } from "../used.server";
import { type Code, codeTexts } from "./codes.resource.server";
import { codeFields as fields } from "./codes.schema";
import { overlapping, type Span } from "./overlaps";
import {
	givingBack,
	lastOf,
	type Replacing,
	readingMoved,
	readingUses,
	replacedBy,
	replacing,
} from "./replacing.server";
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
	{
		...{ key: "replaces", label: "verdal:code.replaces", schema: fields.code, sample: "" },
		aliases: ["erstatter", "erstatter kode", "tidligere kode", "replaces", "former code"],
	},
];

/** Lists of codes, as the collective agreement's annex at each revision. */
export const codesImport: ImportKind = {
	...{ key: "verdal.codes", moduleKey: "verdal", level: LEVEL_ALL, path: "verdal/stillingskode", fields: columns },
	label: "verdal:import.kind",
	matches: [
		{ key: "codeFrom", label: "verdal:import.codeFrom", fields: ["code", "validFrom"] },
		{ key: "code", label: "verdal:code.code", fields: ["code"] },
	],
	titleFields: ["code", "name"],
	plan,
	undo,
};

async function plan(ctx: ImportContext, rows: ParsedRow[]): Promise<Plan[]> {
	const numbers = rows.map(({ values }) => String(values.code ?? ""));
	const replaced = rows.flatMap(({ values }) => (values.replaces ? [String(values.replaces)] : []));
	const names = rows.map(({ values }) => String(values.group ?? "").toLowerCase());
	const { known, groups, uses } = await ctx.rows.read({
		known: ctx.rows.listing(positionCodes, {
			where: and(among(positionCodes.code, [...numbers, ...replaced]), isKept(positionCodes)),
			limit: (rows.length + replaced.length) * ALIKE,
		}),
		groups: ctx.rows.listing(positionGroups, {
			where: and(among(positionGroups.sortName, names), isKept(positionGroups)),
			limit: MOST_GROUPS,
		}),
		uses: readingUses(ctx, replaced),
	});
	const groupIds = new Map(groups.map(({ sortName, id }) => [sortName, id]));
	const about = rows.map((row) => meantBy(row, known));
	const overlaps = overlapping(
		new Map(known.map((code) => [code.id, code])),
		rows.map(({ values }, index) => {
			const meant = about[index] ?? [];
			return meant.length > 1 ? null : { ...spanOf(values, meant[0]), changes: meant[0]?.id ?? null };
		}),
	);
	return rows.map(({ values }, index): Plan => {
		const { group, replaces, ...facts } = values;
		const groupId = group === undefined ? undefined : groupIds.get(String(group).toLowerCase());
		if (group !== undefined && groupId === undefined)
			return { verdict: "error", problems: { group: "verdal:import.noGroup" } };
		const meant = about[index] ?? [];
		if (meant.length > 1) return { verdict: "duplicate", problems: { row: "imports:problem.several" } };
		const { validFrom, validTo } = spanOf(values, meant[0]);
		if (validTo < validFrom) return { verdict: "error", problems: { validTo: "verdal:errors.validTo" } };
		if (overlaps[index]) return { verdict: "error", problems: { validFrom: "verdal:import.overlap" } };
		const old = replaces ? lastOf(known, String(replaces)) : undefined;
		if (replaces && (!old || old.code === values.code))
			return { verdict: "error", problems: { replaces: "verdal:import.noReplaced" } };
		const given = { ...facts, ...(groupId !== undefined && { groupId }) };
		const written = meant[0] ? changing(meant[0], given) : adding(ctx, given);
		return old ? withReplaced(written, replacing(old, uses, written.recordId, validFrom)) : written;
	});
}

/** The codes that a row may be about: that of its number and first day, or those of its number. */
function meantBy({ values, matches }: ParsedRow, known: readonly Code[]): Code[] {
	if (matches === null) return [];
	const alike = known.filter(({ code }) => code === values.code);
	if (matches.rule === "code") return alike;
	return alike.filter(({ validFrom }) => validFrom === values.validFrom);
}

/** When a code holds once a row is taken. */
function spanOf(values: Values, meant: Code | undefined): Span {
	const { validFrom = NO_START, validTo = NO_END } = { ...meant, ...without(values) } as Partial<Code>;
	return { code: String(values.code ?? ""), validFrom, validTo };
}

type Written = Exclude<Plan, { problems: unknown }>;

/** A row that replaces another code besides. */
function withReplaced(plan: Written, more: Replacing | undefined): Plan {
	if (!more) return plan;
	const { recordId } = plan;
	const { was = {}, set = {}, standing = [], writes = () => [] } = plan.verdict === "same" ? {} : plan;
	return {
		...{ verdict: plan.verdict === "new" ? "new" : "update", recordId },
		...{ was: { ...was, ...more.was }, set: { ...set, ...more.set } },
		standing: [...standing, ...more.standing],
		writes: () => [...writes(), ...more.writes],
	};
}

/** What stands in a column where a cell is to clear it. */
const cleared: Values = { reportingName: "", styrk08: "", validFrom: NO_START, validTo: NO_END };
const without = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? cleared[key]]));

function adding(ctx: ImportContext, given: Values): Written {
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

function changing(code: Code, given: Values): Written {
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

const nothing = (): RowWrite[] => [];

/** New codes that nobody has changed or used go to the trash, fields hold again what they held, and placements what was replaced. */
async function undo(ctx: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> {
	const replaced = replacedBy(rows);
	const ids = [...rows.map(({ recordId }) => recordId), ...replaced.codes];
	const { known, used, moved } = await ctx.rows.read({
		known: ctx.rows.listing(positionCodes, { where: hasId(positionCodes, ids), limit: ids.length + 1 }),
		used: codeUse.counting(ctx, ids),
		moved: readingMoved(ctx, replaced.moved),
	});
	return rows.map((row): UndoPlan => {
		const code = known.find(({ id }) => id === row.recordId);
		if (!code || code.deletedAt !== null)
			return { writes: nothing, kept: row.isNew ? {} : { row: "imports:kept.gone" } };
		const back = givingBack(row, known, moved);
		const plan = row.isNew ? removing(ctx, code, row, (used.get(code.id) ?? 0) > back.moved) : restoring(code, row);
		const writes = () => [...plan.writes(), ...back.writes];
		return { ...plan, writes, standing: [...(plan.standing ?? []), ...back.standing] };
	});
}

/** A new code goes, unless somebody has changed it or placements have it by themselves. */
function removing(ctx: ImportContext, { id, updatedAt }: Code, row: DoneRow, isUsed: boolean): UndoPlan {
	if (updatedAt !== row.set.importedAt || isUsed) return { writes: nothing, kept: { row: "imports:kept.changed" } };
	const writes = () => [{ changes: positionCodes, id, patch: { deletedAt: ctx.now.getTime() }, texts: [] }];
	return { writes, kept: {}, standing: [{ table: positionCodes, id, updatedAt }] };
}

function restoring(code: Code, { was, set }: DoneRow): UndoPlan {
	const { id, updatedAt } = code;
	const keys = Object.keys(set).filter((key) => key !== "replaces");
	const isHeld = (key: string) => code[key as keyof Code] === set[key];
	const back = Object.fromEntries(keys.filter(isHeld).map((key) => [key, was[key]]));
	const kept = Object.fromEntries(keys.filter((key) => !isHeld(key)).map((key) => [key, "imports:kept.changed"]));
	if (Object.keys(back).length === 0) return { writes: nothing, kept };
	const writes = () => [{ changes: positionCodes, id, patch: back, texts: codeTexts({ ...code, ...back }) }];
	return { writes, kept, standing: [{ table: positionCodes, id, updatedAt }] };
}
