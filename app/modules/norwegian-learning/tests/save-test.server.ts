import { and, eq, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { languageItems, languageTests, type TestSection } from "#db/schema/norwegian-learning";
import { isLive, isOneOf } from "../bank/items.server";
import type { SaveTestCall, TestInput } from "./tests.schema";
import { findTest, itemIdsOf, type Test, testTexts } from "./tests.server";

/** Refuses a commit whose test has moved on since it was read. */
export const unmoved = ({ context, tenant }: Visit, { id, updatedAt }: Test): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${languageTests} where ${and(eq(languageTests.tenantId, tenant.id), eq(languageTests.id, id), eq(languageTests.updatedAt, updatedAt))})`,
	);

const withoutEmpty = <Key extends string>(texts: Partial<Record<Key, string>>) =>
	Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Record<Key, string>>;

const paired = <Key extends string>(keys: readonly Key[], texts: readonly string[]) =>
	Object.fromEntries(keys.map((key, at) => [key, texts[at] ?? ""])) as Partial<Record<Key, string>>;

const byLevel = (courses: NonNullable<SaveTestCall["courses"]>): Test["courses"] =>
	Object.fromEntries(courses.map(({ level, course }) => [level, course]));

type Saved = Omit<SaveTestCall, "tenantId" | "title" | "written"> & Pick<SaveTestCall, "title" | "written">;

/** Makes a test, as a draft where no status is given, or changes one. Throws `conflict` where it has moved on since `updatedAt`. */
export async function saveTest(visit: Visit, input: Saved): Promise<Test> {
	const { rows, now, user } = visit;
	const before = input.id === undefined ? undefined : await findTest(visit, input.id);
	if (before && input.updatedAt !== undefined && before.updatedAt !== input.updatedAt) throw conflict(before);
	const { title, written, minutes, asksName, asksEmail, attemptsMost, pauseHours, status } = input;
	if (input.sections) await assertItems(visit, input.sections);
	const sections = input.sections ?? before?.sections ?? [];
	if (status === "open") await assertAsks(visit, sections);
	const row = {
		...{
			title,
			sortTitle: title.toLowerCase(),
			written,
			minutes,
			asksName,
			asksEmail,
			attemptsMost,
			pauseHours,
			sections,
		},
		mode: input.mode ?? before?.mode ?? "fixed",
		partMost: input.partMost ?? before?.partMost ?? 25,
		keptMonths: input.keptMonths ?? before?.keptMonths ?? 0,
		limitMinutes: input.limitMinutes ?? before?.limitMinutes ?? 0,
		readsAloud: input.readsAloud ?? before?.readsAloud ?? true,
		offersListening: input.offersListening ?? before?.offersListening ?? false,
		showsAnswers: input.showsAnswers ?? before?.showsAnswers ?? false,
		purposes: input.purposes ? (withoutEmpty(input.purposes) as Record<string, string>) : (before?.purposes ?? {}),
		courses: input.courses ? withoutEmpty(byLevel(input.courses)) : (before?.courses ?? {}),
		...(status && { status }),
	};
	const id = before?.id ?? newId(now.getTime());
	const commit = rows.commit([
		...(before
			? [unmoved(visit, before), rows.changing(languageTests, before.id, row)]
			: [rows.adding(languageTests, { ...row, id, createdBy: user.id })]),
		rows.indexing(languageTests, id, testTexts(row)),
	]);
	const saved = await orElse(commit, () => conflict());
	return saved[before ? 1 : 0] as Test;
}

/** The same of what a form says. */
export const saveTestForm = (visit: Visit, input: TestInput): Promise<Test> =>
	saveTest(visit, {
		...input,
		purposes: paired(input.purposeLanguages, input.purposeTexts),
		courses: input.courseLevels.map((level, at) => ({ level, course: input.courseTexts[at] ?? "" })),
	});

/** Opens a test, closes it or makes it a draft again. Throws `invalid` where it would ask nothing. */
export async function setTestStatus(visit: Visit, { id, status }: Pick<Test, "id" | "status">): Promise<Test> {
	const test = await findTest(visit, id);
	if (status === "open") await assertAsks(visit, test.sections);
	return (await visit.rows.change(languageTests, id, { status })) as Test;
}

/** A test that opens asks something: candidates get the items that are live. */
async function assertAsks({ rows }: Visit, sections: TestSection[]): Promise<void> {
	const asked = and(isOneOf(itemIdsOf({ sections })), isLive);
	const { live } = await rows.read({ live: rows.counting(languageItems, asked, 1) });
	if (live === 0) throw invalid({ status: "norwegianLearning:errors.asksNothing" });
}

/** Throws where an item is not there, stands twice, or is of another skill than its part. */
async function assertItems({ rows }: Visit, sections: TestSection[]): Promise<void> {
	const ids = itemIdsOf({ sections });
	if (new Set(ids).size !== ids.length) throw invalid({ sections: "wrongValue" });
	if (ids.length === 0) return;
	const found = await rows.list(languageItems, { where: isOneOf(ids), limit: ids.length });
	const skills = new Map(found.map(({ id, skill }) => [id, skill]));
	for (const { skill, itemIds } of sections)
		for (const one of itemIds) {
			if (!skills.has(one)) throw notFound();
			if (skills.get(one) !== skill) throw invalid({ sections: "norwegianLearning:errors.otherSkill" });
		}
}
