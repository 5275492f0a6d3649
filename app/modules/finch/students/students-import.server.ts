import { and } from "drizzle-orm";
import { hasId } from "#app/lists/chosen.server";
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
import { newId } from "#app/platform/ids";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { students } from "#db/schema/finch";
import { namesIn } from "../pseudonyms/pseudonym";
import { readingSettings, settingsIn } from "../pseudonyms/pseudonyms.server";
import { visibleStudents } from "../visible.server";
import { studentFields as fields } from "./students.schema";
import { type Student, sortNameOf } from "./students.server";

/** Students of one name that one row may be about, on the average. */
const ALIKE = 20;

const columns: ImportField[] = [
	{
		...{ key: "name", label: "finch:student.name", required: true, schema: fields.name, sample: "Ella Nes" },
		aliases: ["elev", "student", "pupil", "full name", "navn"],
	},
	{
		...{ key: "groupName", label: "finch:student.group", schema: fields.groupName, sample: "9A" },
		aliases: ["klasse", "gruppe", "class", "grade", "trinn"],
	},
	{
		...{ key: "school", label: "finch:student.school", schema: fields.school, sample: "Fjordvik skole" },
		aliases: ["skole", "enhet", "avdeling"],
	},
	{
		...{ key: "guardian", label: "finch:student.guardian", schema: fields.school, sample: "Kari Nes" },
		aliases: ["foresatt", "foresatte", "parent", "verge"],
	},
];

/** Lists of students: one of the same name in the same school is the same student. */
export const studentsImport: ImportKind = {
	...{ key: "finch.students", moduleKey: "finch", level: 10, path: "finch/students", fields: columns },
	label: "finch:import.kind",
	matches: [{ key: "nameSchool", label: "finch:import.match", fields: ["name", "school"] }],
	titleFields: ["name", "groupName"],
	plan,
	undo,
};

const viewerOf = ({ tenant, user, level }: ImportContext) => ({ tenant, user, access: { level } });

async function plan(ctx: ImportContext, rows: ParsedRow[]): Promise<Plan[]> {
	const names = rows.map(({ values }) => sortNameOf(String(values.name ?? "")));
	const where = and(among(students.sortName, names), visibleStudents(viewerOf(ctx)));
	const { known, settings } = await ctx.rows.read({
		known: ctx.rows.listing(students, { where, limit: rows.length * ALIKE }),
		settings: readingSettings(ctx),
	});
	const { isPseudonymous } = settingsIn(settings);
	return rows.map(({ values, matches }): Plan => {
		const problems = isPseudonymous
			? namesIn({ name: String(values.name), guardian: String(values.guardian ?? "") })
			: {};
		if (Object.keys(problems).length > 0) return { verdict: "error", problems };
		const isIt = ({ sortName, school }: Student) =>
			sortName === sortNameOf(String(values.name)) && school === (values.school ?? "");
		const meant = matches === null ? [] : known.filter(isIt);
		if (meant.length > 1) return { verdict: "duplicate", problems: { row: "imports:problem.several" } };
		return meant[0] ? changing(meant[0], values) : adding(ctx, values);
	});
}

function adding(ctx: ImportContext, values: Values): Plan {
	const recordId = newId(ctx.now.getTime());
	const name = String(values.name);
	const own = { groupName: values.groupName ?? "", school: values.school ?? "", guardian: values.guardian ?? "" };
	const by = { teacherId: ctx.user.id, createdBy: ctx.user.id };
	const row = { id: recordId, name, sortName: sortNameOf(name), ...own, ...by };
	// Whoever undoes it sees by this moment that nobody has touched it since.
	const set = { importedAt: ctx.now.getTime() };
	return { verdict: "new", recordId, was: {}, set, writes: () => [{ adds: students, row, texts: [name] }] };
}

function changing(student: Student, values: Values): Plan {
	const recordId = student.id;
	const set: Values = {};
	for (const key of ["groupName", "guardian"] as const)
		if (key in values && (values[key] ?? "") !== student[key]) set[key] = values[key] ?? "";
	if (Object.keys(set).length === 0) return { verdict: "same", recordId };
	const was = Object.fromEntries(Object.keys(set).map((key) => [key, student[key as keyof Student]]));
	const standing = [{ table: students, id: recordId, updatedAt: student.updatedAt }];
	return {
		verdict: "update",
		recordId,
		was,
		set,
		standing,
		writes: () => [{ changes: students, id: recordId, patch: set }],
	};
}

const nothing = (): PendingWrite[] => [];

/** New students whom nobody has changed go to the trash, and fields hold again what they held. */
async function undo(ctx: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> {
	const ids = rows.map(({ recordId }) => recordId);
	const known = await ctx.rows.list(students, { where: hasId(students, ids), limit: ids.length + 1 });
	return rows.map((row): UndoPlan => {
		const student = known.find(({ id }) => id === row.recordId);
		if (!student || student.deletedAt !== null)
			return { writes: nothing, kept: row.isNew ? {} : { row: "imports:kept.gone" } };
		return row.isNew ? trashing(ctx, student, row) : restoring(student, row);
	});
}

function trashing(ctx: ImportContext, { id, updatedAt }: Student, { set }: DoneRow): UndoPlan {
	if (updatedAt !== set.importedAt) return { writes: nothing, kept: { row: "imports:kept.changed" } };
	const writes = () => [{ changes: students, id, patch: { deletedAt: ctx.now.getTime() }, texts: [] }];
	return { writes, kept: {}, standing: [{ table: students, id, updatedAt }] };
}

function restoring(student: Student, { was, set }: DoneRow): UndoPlan {
	const { id, updatedAt } = student;
	const isHeld = (key: string) => student[key as keyof Student] === set[key];
	const back = Object.fromEntries(
		Object.keys(set)
			.filter(isHeld)
			.map((key) => [key, was[key]]),
	);
	const kept = Object.fromEntries(
		Object.keys(set)
			.filter((key) => !isHeld(key))
			.map((key) => [key, "imports:kept.changed"]),
	);
	if (Object.keys(back).length === 0) return { writes: nothing, kept };
	const writes = () => [{ changes: students, id, patch: back }];
	return { writes, kept, standing: [{ table: students, id, updatedAt }] };
}
