import type * as z from "zod";
import { type SentLetter, subjectOf } from "#app/directory/letters/letters";
import type { LettersQuery } from "#app/directory/letters/letters.schema";
import { letterPages, readingLettersPage, showLetters as showAll } from "#app/directory/letters/show-letters.server";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { sentSafetyLetters } from "#db/schema/hms";
import { paths } from "../paths";
import { letters } from "./letters.server";

/** Every event with whether it is told, and the log of what was sent. */
export async function showLetters(visit: Visit, query: z.output<typeof LettersQuery>) {
	const read = await visit.rows.read(
		readingLettersPage(visit, letters, query, (options) =>
			visit.rows.listingWith(
				sentSafetyLetters,
				{ company: [companies, sentSafetyLetters.recordId, ["guid", "name"]] },
				options,
			),
		),
	);
	const shown = await showAll(visit, letters, query, read, ({ row, company }) => ({
		about: company?.name ?? "",
		to: company && pathOf(visit, row, company.guid),
	}));
	return { ...shown, settings: paths(visit.tenant.guid).settings };
}

/** Where what a letter is about stands. */
function pathOf({ tenant }: Visit, row: SentLetter, company: string): string {
	const at = paths(tenant.guid);
	const id = subjectOf(row);
	if (row.event === "roundPlanned") return at.round(id);
	if (row.event === "deviationReported") return at.deviation(id);
	return row.event === "documentToRead" ? at.document(company, id) : at.measure(id);
}

export const { showLetter, saveLetter, switchLetter, resetLetter, previewLetter, testLetter } = letterPages(letters);
