import { and, asc, eq, type SQL } from "drizzle-orm";
import { languageItems } from "#db/schema/norwegian-learning";
import { isLive, isPictured, openItems } from "../bank/items.server";
import { listeningItems } from "./listening-path";
import type { OpenedTest, Test } from "./open-test.server";

/** Pictured items that are looked through. */
const MOST = 100;

/** A condition on items: they can be asked of whoever takes a test by listening. */
export const isForListening = ({ written }: Pick<Test, "written">): SQL =>
	and(openItems(), isLive, isPictured, eq(languageItems.written, written)) as SQL;

/** The items of the bank that are asked on the listening path of a test, the oldest first. */
export async function bankForListening({ ctx: { rows }, test }: Pick<OpenedTest, "ctx" | "test">) {
	const found = await rows.list(languageItems, {
		where: isForListening(test),
		orderBy: [asc(languageItems.createdAt), asc(languageItems.id)],
		limit: MOST,
	});
	return listeningItems(found);
}
