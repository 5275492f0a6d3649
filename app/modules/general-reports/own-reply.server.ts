import type * as z from "zod";
import { shownOf } from "#app/forms/answering/show-form.server";
import { answersFromFields } from "#app/forms/answers/from-fields";
import { questionsOf } from "#app/forms/definition/definition";
import { isAsked } from "#app/forms/definition/question";
import { assertEditable, changeReply, isEditable } from "#app/forms/replies/change-reply.server";
import { readReply } from "#app/forms/replies/read-reply.server";
import { readable } from "#app/forms/replies/readable";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { projectBehind } from "./forms.server";
import { places } from "./places";
import type { OwnAnswers, OwnReply } from "./replies.schema";

/** A reply that the visitor has sent; anybody else's is not there. */
async function ownReply(visit: Visit, id: string) {
	const found = await readReply(visit, area, id);
	if (found.reply.respondentId !== visit.user.id) throw notFound();
	return found;
}

/** One's own reply with what was said of it, and, while it may be changed, its questions. */
export async function showOwnReply(visit: Visit, { reply: id }: z.output<typeof OwnReply>) {
	const { reply, form, version, events } = await ownReply(visit, id);
	const project = await projectBehind(visit, form.id);
	const t = await translator(visit.language);
	const { definition } = version;
	const languages = [visit.language, ...definition.languages] as [Language, ...Language[]];
	const words = { yes: t("common:yes"), no: t("common:no"), other: t("formReplies:export.other"), languages };
	const around = {
		today: today(visit.tenant.timeZone, new Date(reply.submittedAt ?? visit.now)),
		language: reply.language,
	};
	const isOpen = project?.archivedAt === null && isEditable(form, reply, visit.now.getTime());
	return {
		...{ title: form.title, tenant: visit.tenant.guid, project: project?.name ?? null },
		reply: { id: reply.id, status: reply.status, sent: reply.submittedAt, revision: reply.revision },
		parts: readable(definition, reply.answers, words, around),
		messages: events
			.filter(({ isShown, text }) => isShown && text !== "")
			.map(({ id: event, text, createdAt }) => ({ id: event, text, at: createdAt })),
		change: isOpen
			? { definition: shownOf(definition), answers: reply.answers as Record<string, unknown>, around }
			: null,
	};
}
export type ShownOwnReply = Awaited<ReturnType<typeof showOwnReply>>;

/** Saves what the respondent has mended, while the form or its review allows it and the project is in no archive. */
export async function changeOwnReply(visit: Visit, input: z.output<typeof OwnAnswers>) {
	const { reply, form, version } = await ownReply(visit, input.reply);
	assertEditable(form, reply, visit.now.getTime());
	const project = await projectBehind(visit, form.id);
	if (project?.archivedAt !== null) throw notAllowed("generalReports:errors.archived");
	const shown = questionsOf(version.definition)
		.filter(isAsked)
		.filter(({ type }) => type !== "file")
		.map(({ id }) => id);
	const answers = answersFromFields(version.definition, input, reply.answers, shown);
	const language = isLanguage(reply.language) ? reply.language : visit.language;
	const sender = { source: reply.source, language, respondentId: reply.respondentId };
	await changeReply(visit, { version, reply, revision: input.revision, answers }, sender);
	return done({ snackbar: { key: "generalReports:told.mended" }, to: places(visit.tenant.guid).ownReply(reply.id) });
}
