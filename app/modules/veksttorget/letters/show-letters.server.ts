import type * as z from "zod";
import type { LettersQuery } from "#app/directory/letters/letters.schema";
import { letterPages, readingLettersPage, showLetters as showAll } from "#app/directory/letters/show-letters.server";
import type { Visit } from "#app/platform/tenant/context";
import { intakes, sentIntakeLetters } from "#db/schema/veksttorget";
import { numberOf } from "../intakes/show-intakes.server";
import { paths } from "../paths";
import { letters } from "./letters.server";

/** Every event with whether it is told, and the log of what was sent. */
export async function showLetters(visit: Visit, query: z.output<typeof LettersQuery>) {
	const read = await visit.rows.read(
		readingLettersPage(visit, letters, query, (options) =>
			visit.rows.listingWith(
				sentIntakeLetters,
				{ intake: [intakes, sentIntakeLetters.recordId, ["number", "deletedAt"]] },
				options,
			),
		),
	);
	const at = paths(visit.tenant.guid);
	const shown = await showAll(visit, letters, query, read, ({ row, intake }) => ({
		about: intake ? numberOf(intake) : "",
		to: intake?.deletedAt === null ? at.intake(row.recordId) : null,
	}));
	return { ...shown, settings: at.settings };
}

export const { showLetter, saveLetter, switchLetter, resetLetter, previewLetter, testLetter } = letterPages(letters);
