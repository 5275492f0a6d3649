import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { optionsOf, type Question } from "#app/forms/definition/question";
import { assertAnswered } from "#app/forms/replies/reply-call.server";
import { sendReply } from "#app/forms/replies/send-reply.server";
import { newGuid } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { countUse } from "#app/platform/throttle.server";
import type { ResponseCall } from "../forms/calls.schema";
import { openForClient } from "./open-self-report.server";

/** Replies from one network. */
const USES = { limit: 30, window: MINUTE };

/**
 * Takes a reply that a program sends for a client, as the page takes it. Whoever is signed in as the client does not stand in for them, and nobody
 * else answers as them.
 */
export async function takeResponse(args: ActionFunctionArgs, { guid, answers, mode }: z.output<typeof ResponseCall>) {
	const { request, context } = args;
	const place = await openForClient({ ...args, params: { form_guid: guid } });
	const { ctx, form, version, sender, begun, following } = place;
	assertAnswered(answers);
	const { user } = await readPrincipal(request, context, { kind: "all" });
	if (user && mode === (user.id === sender.respondentId ? "proxy" : "self")) throw invalid({ mode: "wrongValue" });
	await countUse(context, request, "formReply", USES);
	const sending = {
		...{ sendKey: place.sendKey ?? newGuid(), startedAt: context.now.getTime() },
		...{ answers: asEngine(version.definition, answers), begun, following },
	};
	const { reply } = await sendReply(ctx, form, version, sending, {
		...sender,
		source: "call",
		mode: mode ?? sender.mode,
	});
	return {
		...{ id: reply.guid, form_id: form.id, answers: reply.answers },
		score: Object.fromEntries(Object.entries(reply.scores).map(([id, { value }]) => [id, value])),
		submitted_at: new Date(reply.submittedAt ?? 0).toISOString(),
	};
}

/** Answers as calls send them: what can be chosen by its words, yes and no also as words. */
function asEngine(definition: Definition, answers: Record<string, unknown>): Record<string, unknown> {
	const questions = new Map(questionsOf(definition).map((question) => [question.id, question]));
	return Object.fromEntries(
		Object.entries(answers).map(([id, answer]) => {
			const question = questions.get(id);
			return [id, question ? chosen(question, answer) : answer];
		}),
	);
}

function chosen(question: Question, answer: unknown): unknown {
	if (question.type === "yesNo" && typeof answer === "string")
		return answer === "1" || answer === "true" ? "yes" : answer;
	const idOf = (said: unknown) =>
		optionsOf(question).find(({ id, label }) => id === said || Object.values(label).includes(String(said)))?.id ?? said;
	if (question.type === "choice") return idOf(answer);
	return question.type === "many" && Array.isArray(answer) ? answer.map(idOf) : answer;
}
