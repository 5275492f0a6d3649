import type { SQL } from "drizzle-orm";
import { resource } from "#app/lists/resource.server";
import { isKept } from "#app/lists/trash.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { languageTests } from "#db/schema/norwegian-learning";
import { testList } from "./tests.list";

export type Test = Row<typeof languageTests>;

/** The tests belong to all teachers of the organisation together. */
export const openTests = (): SQL => isKept(languageTests);

export const itemIdsOf = ({ sections }: Pick<Test, "sections">): string[] => sections.flatMap(({ itemIds }) => itemIds);

export const testTexts = ({ title, purposes }: Pick<Test, "title" | "purposes">) => [title, ...Object.values(purposes)];

export const tests = resource(testList, languageTests, {
	columns: {
		title: languageTests.sortTitle,
		status: languageTests.status,
		written: languageTests.written,
		minutes: languageTests.minutes,
		created: languageTests.createdAt,
	},
	visible: openTests,
	cells: {
		items: ({ row }) => itemIdsOf(row).length,
	},
	file: "tests",
	trash: {
		open: () => undefined,
		name: ({ title }) => title,
		sought: languageTests.sortTitle,
		texts: testTexts,
		level: LEVEL_CLIENTS,
	},
});

/** A test that is not in the trash; `notFound` else. */
export async function findTest(ctx: TenantContext, id: string): Promise<Test> {
	const test = await ctx.rows.find(languageTests, id);
	if (!test || test.deletedAt !== null) throw notFound();
	return test;
}
