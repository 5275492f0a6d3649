import type * as z from "zod";
import type { LettersQuery } from "#app/directory/letters/letters.schema";
import { letterPages, readingLettersPage, showLetters } from "#app/directory/letters/show-letters.server";
import type { Visit } from "#app/platform/tenant/context";
import { placementMails, placements } from "#db/schema/verdal";
import { paths } from "../paths";
import { readingMonths } from "../privacy/settings.server";
import { letters } from "./letters.server";

/** Every event with whether it is told and to whom, the log of what was sent, and how long placements are kept. */
export async function showSettings(visit: Visit, query: z.output<typeof LettersQuery>) {
	const { months, ...read } = await visit.rows.read({
		months: readingMonths(visit),
		...readingLettersPage(visit, letters, query, (options) =>
			visit.rows.listingWith(
				placementMails,
				{ placement: [placements, placementMails.recordId, ["participantName"]] },
				options,
			),
		),
	});
	const at = paths(visit.tenant.guid);
	const shown = await showLetters(visit, letters, query, read, ({ row, placement }) => ({
		about: placement?.participantName ?? "",
		to: at.placement(row.recordId),
	}));
	return { letters: shown, months };
}

export const {
	showLetter: showMail,
	saveLetter: saveMail,
	switchLetter: switchMail,
	resetLetter: resetMail,
	previewLetter: previewMail,
	testLetter: testMail,
} = letterPages(letters);
