import type * as z from "zod";
import { chosenQuestions, offeredQuestions } from "#app/directory/question-offer.server";
import { filesIn, type SharedMedia, type SharedQuestion } from "#app/directory/shared-question";
import type { OfferedQuery, TakeOverInput } from "#app/directory/take-questions.schema";
import { copyingFiles } from "#app/media/copy-record-files.server";
import { done } from "#app/platform/guard.server";
import { newGuid, newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import { docOf } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { courseQuestions, type QuestionMedia, type QuizQuestion } from "#db/schema/courses";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { OWN_PLACES } from "../question-media";
import { soughtIn } from "./bank.server";

/** The lengths that the form of a question takes. */
const TEXT_MOST = 1000;
const ANSWER_MOST = 300;

/** Whether a question of another module can be one of the bank. */
const fits = ({ text, media, options }: SharedQuestion): boolean =>
	text.length <= TEXT_MOST &&
	media.length <= OWN_PLACES &&
	options.length <= 12 &&
	options.every((one) => one.text.length <= ANSWER_MOST && one.pair.length <= ANSWER_MOST);

/** The questions of other modules that the bank can take. */
export const showOffered = async (visit: Visit, { q }: z.output<typeof OfferedQuery>) => ({
	offers: await offeredQuestions(visit, manifest.key, q, fits),
	query: q ?? "",
	tenant: visit.tenant.guid,
});

function questionFrom(shared: SharedQuestion, guids: ReadonlyMap<string, string>): Omit<QuizQuestion, "id"> {
	const moved = (one: SharedMedia): QuestionMedia[] => {
		const guid = guids.get(one.guid);
		return guid ? [{ ...one, guid }] : [];
	};
	return {
		...{ kind: shared.kind, text: shared.text, body: null, media: shared.media.flatMap(moved) },
		explanation: shared.explanation ? { ...docOf(shared.explanation) } : null,
		options: shared.options.map(({ text, isRight, pair, media }) => ({
			...{ id: newGuid(), text, pair, right: isRight, feedback: "", feedbackBody: null },
			media: (media && moved(media)[0]) ?? null,
		})),
	};
}

/** Takes questions of another module into the bank, with copies of their files. */
export async function takeOver(visit: Visit, { from, questions: ids }: z.output<typeof TakeOverInput>) {
	const { rows, user, now, tenant } = visit;
	const chosen = (await chosenQuestions(visit, { from, ids })).filter(fits);
	if (chosen.length === 0) throw invalid({ questions: "questionOffer:errors.noneChosen" });
	const { guids, writes } = await copyingFiles(visit, from, filesIn(chosen), manifest.key);
	const taken = chosen.map((shared) => {
		const question = questionFrom(shared, guids);
		const { language, tags } = shared;
		return { ...question, id: newId(now.getTime()), authorId: user.id, language, tags, sought: soughtIn(question) };
	});
	await rows.commit([rows.addingEach(courseQuestions, taken), ...writes]);
	return done({
		to: paths(tenant.guid).bank,
		snackbar: { key: "questionOffer:taken", params: { count: taken.length } },
	});
}
