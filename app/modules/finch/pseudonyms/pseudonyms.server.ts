import { asc, eq, gt, isNotNull } from "drizzle-orm";
import { csv } from "#app/platform/csv";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { invalid } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { finchSettings, studentReports, students } from "#db/schema/finch";
import { isPseudonym, namesIn } from "./pseudonym";

/** Students whose names are read at once, and how many an organisation may have. */
const AT_ONCE = 1000;
const MOST = 20_000;

type Settings = Row<typeof finchSettings>;

export const readingSettings = ({ rows }: Pick<TenantContext, "rows">) => rows.listing(finchSettings, { limit: 1 });

/** Before anything was decided students have names. */
export const settingsIn = ([settings]: readonly Settings[]) => ({ isPseudonymous: settings?.isPseudonymous ?? false });

/** Throws `invalid` for what would say who a student is, where they are known by codes. */
export async function assertNamed(
	{ rows }: Pick<TenantContext, "rows">,
	typed: { name?: string; guardian?: string; email?: string },
): Promise<void> {
	const problems = namesIn(typed);
	if (Object.keys(problems).length === 0) return;
	if (settingsIn(await rows.list(finchSettings, { limit: 1 })).isPseudonymous) throw invalid(problems);
}

/** How students are known here, and how many of them by a name. */
export async function showPseudonyms(visit: Visit) {
	const [{ settings }, all] = await Promise.all([
		visit.rows.read({ settings: readingSettings(visit) }),
		everybody(visit),
	]);
	return {
		...{ ...settingsIn(settings), tenant: visit.tenant.guid },
		named: all.filter(({ name }) => !isPseudonym(name)).length,
	};
}

/** All students of the organisation, those in the trash too. */
async function everybody({ rows }: Visit): Promise<Row<typeof students>[]> {
	const all: Row<typeof students>[] = [];
	while (all.length < MOST) {
		const last = all.at(-1)?.id;
		const page = await rows.list(students, {
			...{ where: last === undefined ? undefined : gt(students.id, last), orderBy: asc(students.id), limit: AT_ONCE },
		});
		all.push(...page);
		if (page.length < AT_ONCE) break;
	}
	return all;
}

type Coded = { student: Row<typeof students>; code: string };

/** The code of each student who has a name: the same one each time, until names are replaced. */
async function codesOf(visit: Visit): Promise<Coded[]> {
	const all = await everybody(visit);
	const taken = new Set(all.map(({ name }) => name));
	const coded: Coded[] = [];
	for (const student of all.filter(({ name }) => !isPseudonym(name)))
		for (let turn = 0; ; turn++) {
			const hash = await hashToken(`finch:${student.id}:${turn}`);
			const signs = hash.toUpperCase().replaceAll(/[^2-9A-HJKMNP-Z]/g, "");
			const code = `E-${signs.slice(0, 6)}`;
			if (!isPseudonym(code) || taken.has(code)) continue;
			taken.add(code);
			coded.push({ student, code });
			break;
		}
	return coded;
}

/** Which code is whose, for the school to keep: it can be had again until names are replaced, and never after. */
export async function keyList(visit: Visit): Promise<Response> {
	const [coded, t] = await Promise.all([codesOf(visit), translator(visit.language)]);
	const heads = ["pseudonyms.code", "student.name", "student.group", "student.school", "student.guardian"];
	const lines = coded.map(({ code, student: { name, groupName, school, guardian } }) => [
		...[code, name, groupName, school, guardian],
	]);
	return new Response(csv([heads.map((key) => t(`finch:${key}`)), ...lines]), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="key-list.csv"',
			"Cache-Control": "private, no-store",
		},
	});
}

/** Students are known by codes from now on: names and guardians that are here are replaced and nowhere kept. */
export async function replaceNames(visit: Visit) {
	const { rows, tenant } = visit;
	const coded = await codesOf(visit);
	const titled = await rows.list(studentReports, {
		...{ where: isNotNull(studentReports.studentId), limit: MOST },
	});
	const codeOf = new Map(coded.map(({ student, code }) => [student.id, code]));
	const renamed = titled.flatMap(({ id, studentId }) => {
		const code = codeOf.get(studentId ?? "");
		return code === undefined ? [] : [{ id, title: code }];
	});
	await rows.commit([
		rows.changing(finchSettings, tenant.id, { isPseudonymous: true }),
		rows.addingMissing(finchSettings, { id: tenant.id, isPseudonymous: true }),
		...(coded.length === 0
			? []
			: [
					rows.changingEach(
						students,
						coded.map(({ student: { id }, code }) => ({ id, name: code, sortName: code.toLowerCase(), guardian: "" })),
					),
					rows.indexingEach(
						students,
						coded.map(({ student: { id, deletedAt }, code }) => ({ id, texts: deletedAt === null ? [code] : [] })),
					),
				]),
		rows.changingWhere(students, gt(students.guardian, ""), { guardian: "" }),
		...(renamed.length === 0 ? [] : [rows.changingEach(studentReports, renamed)]),
	]);
	return done({ snackbar: { key: "finch:done.namesReplaced", params: { count: coded.length } } });
}

/** Names may be written again; codes that are here stay. */
export async function allowNames({ rows, tenant }: Visit) {
	await rows.commit([
		rows.changing(
			finchSettings,
			tenant.id,
			{ isPseudonymous: false },
			undefined,
			eq(finchSettings.isPseudonymous, true),
		),
	]);
	return done({ snackbar: { key: "finch:done.namesAllowed" } });
}
