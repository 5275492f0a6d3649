import { isLanguage } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { answersFromFields } from "../answers/from-fields";
import { questionsOf } from "../definition/definition";
import { isAsked } from "../definition/question";
import type { Version } from "../store/form-row.server";
import { changeReply } from "./change-reply.server";
import type { Reply } from "./reply-row";

/** Changes a reply by the fields of its questions as a page posts them (`EditQuestions`); files stay as they were sent. Throws as `changeReply`. */
export async function correctReply(
	visit: Visit,
	{ reply, version }: { reply: Reply; version: Version },
	fields: Record<string, unknown> & { revision: number },
): Promise<void> {
	const shown = questionsOf(version.definition)
		.filter(isAsked)
		.filter(({ type }) => type !== "file")
		.map(({ id }) => id);
	const answers = answersFromFields(version.definition, fields, reply.answers, shown);
	const language = isLanguage(reply.language) ? reply.language : visit.language;
	const sender = { source: reply.source, language, respondentId: reply.respondentId };
	await changeReply(visit, { version, reply, revision: fields.revision, answers }, sender);
}
