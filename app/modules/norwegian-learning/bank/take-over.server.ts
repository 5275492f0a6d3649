import type * as z from "zod";
import { chosenQuestions, offeredQuestions } from "#app/directory/question-offer.server";
import { filesIn } from "#app/directory/shared-question";
import type { OfferedQuery } from "#app/directory/take-questions.schema";
import { copyingFiles } from "#app/media/copy-record-files.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { languageItems } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { paths } from "../paths";
import type { TakeItemsInput } from "./items.schema";
import { textsOf } from "./items.server";
import { taskFrom } from "./shared-items";

/** The questions of other modules that can become items. */
export const showOfferedItems = async (visit: Visit, { q }: z.output<typeof OfferedQuery>) => ({
	offers: await offeredQuestions(visit, manifest.key, q, (question) => taskFrom(question) !== undefined),
	query: q ?? "",
	tenant: visit.tenant.guid,
});

/** Makes items of questions of another module, as drafts, with copies of their files. */
export async function takeOverItems(
	visit: Visit,
	{ from, questions: ids, skill, level }: z.output<typeof TakeItemsInput>,
) {
	const { rows, user, now, tenant } = visit;
	const chosen = (await chosenQuestions(visit, { from, ids })).filter((one) => taskFrom(one) !== undefined);
	if (chosen.length === 0) throw invalid({ questions: "questionOffer:errors.noneChosen" });
	const { guids, writes } = await copyingFiles(visit, from, filesIn(chosen), manifest.key);
	const items = chosen.flatMap((question) => {
		const task = taskFrom(question, guids);
		if (!task) return [];
		const [recording] = question.media;
		const title = question.text.replaceAll(/\s+/g, " ").slice(0, 200);
		return [
			{
				...{ id: newId(now.getTime()), title, sortTitle: title.toLowerCase(), skill, level, kind: task.kind, task },
				...{ audioGuid: (recording && guids.get(recording.guid)) ?? null, transcript: recording?.words ?? "" },
				...{ explanation: question.explanation.slice(0, 2000), passage: "", createdBy: user.id },
			},
		];
	});
	await rows.commit([
		rows.addingEach(languageItems, items),
		rows.indexingEach(
			languageItems,
			items.map((item) => ({ id: item.id, texts: textsOf(item) })),
		),
		...writes,
	]);
	return done({
		to: paths(tenant.guid).items,
		snackbar: { key: "questionOffer:taken", params: { count: items.length } },
	});
}
