import type * as z from "zod";
import { chosenQuestions, offeredQuestions } from "#app/directory/question-offer.server";
import type { OfferedQuery, TakeOverInput } from "#app/directory/take-questions.schema";
import { newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { formLibrary } from "#db/schema/forms";
import type { Area } from "../area";
import { definitionOfTaken, titleOfTaken } from "./questions-taken";

/** The questions of other modules that the library of an area can take. */
export const showOfferedTo = async (visit: Visit, area: Area, { q }: z.output<typeof OfferedQuery>) => ({
	offers: await offeredQuestions(visit, area.moduleKey, q, (question) => definitionOfTaken(question) !== undefined),
	query: q ?? "",
	tenant: visit.tenant.guid,
});

/** Keeps questions of another module in the library of an area; gives how many. Throws `invalid` where none of them fits. */
export async function takeIntoLibrary(
	visit: Visit,
	area: Area,
	{ from, questions: ids }: z.output<typeof TakeOverInput>,
): Promise<number> {
	const { rows, user, now } = visit;
	const items = (await chosenQuestions(visit, { from, ids })).flatMap((question) => {
		const definition = definitionOfTaken(question);
		if (!definition) return [];
		const title = titleOfTaken(question);
		return [
			{
				...{ id: newId(now.getTime()), moduleKey: area.moduleKey, kind: "question" as const, questions: 1 },
				...{ title, sortTitle: title.toLowerCase(), languages: definition.languages as string[] },
				...{ ownerId: user.id, definition: { ...definition } },
			},
		];
	});
	if (items.length === 0) throw invalid({ questions: "questionOffer:errors.noneChosen" });
	await rows.commit([rows.addingEach(formLibrary, items)]);
	return items.length;
}
