import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ImportContext, ParsedRow, Values } from "#app/lists/import/import-kind";
import { toInstant } from "#app/platform/local-time";
import { plainText } from "#app/platform/rich-text/document";
import type { Written } from "#app/platform/rich-text/rich-text.schema";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { notes } from "#db/schema/crm";
import type { Note } from "../../notes/notes.server";
import { visibleTo } from "../../visible.server";
import { wordsFor } from "./choice-words.server";
import type { WorkImport } from "./work-import";

/** Files say when something was written to the minute. */
const MINUTE = 60_000;
const minuteOf = (at: number) => Math.floor(at / MINUTE) * MINUTE;

/** How files of notes become notes: one of the same words, minute and customer is the same. They are the importer's own. */
export const notesWork: WorkImport<Note> = {
	table: notes,
	columns: { text: "plain", created: "createdAt", customer: "customerId", isPrivate: "isPrivate" },
	reader: readCells,
	seen: (viewer) => visibleTo(viewer, notes),
	alike: ({ tenant }, rows) => {
		const minutes = rows.flatMap(({ values: { created } }) =>
			typeof created === "string" ? [toInstant(created, tenant.timeZone)] : [],
		);
		const its = alias(notes, "written_then");
		const then = and(
			eq(its.tenantId, tenant.id),
			gte(its.createdAt, sql`minutes.value`),
			lt(its.createdAt, sql`minutes.value + ${MINUTE}`),
		);
		return sql`${notes.id} in (select ${its.id} from json_each(${JSON.stringify(minutes)}) as minutes cross join ${notes} as ${its} on ${then})` as SQL;
	},
	isIt: (note, { text, created, customer }) =>
		note.plain === text && minuteOf(note.createdAt) === created && note.customerId === (customer ?? null),
	refusal: ({ user, level }, { createdBy }) =>
		createdBy === user.id || level >= LEVEL_ALL ? undefined : { row: "crmLists:errors.notYourNote" },
	begins: (_, { document }) => ({ body: document, kind: "note" }),
	texts: ({ plain }) => [plain as string],
};

async function readCells({ tenant }: ImportContext, _rows: readonly ParsedRow[]) {
	const answerOf = await wordsFor(["yes", "no"] as const, (one) => `common:${one}`);
	return () => (values: Values) => {
		const { text, created, isPrivate, customer: _, ...fields } = values;
		if (text) {
			const { doc } = text as Written;
			Object.assign(fields, { text: plainText(doc), document: doc });
		}
		if (typeof created === "string") fields.created = toInstant(created, tenant.timeZone);
		if (typeof isPrivate === "string") {
			const answer = answerOf(isPrivate);
			if (answer === undefined) return { problems: { isPrivate: "crmLists:errors.yesOrNo" } };
			fields.isPrivate = answer === "yes";
		}
		return { fields };
	};
}
