import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod";
import { toCallNames } from "#app/platform/call-names";
import { languageOfPage } from "#app/platform/i18n.server";
import { newGuid } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { gone, invalid } from "#app/platform/problems";
import { countUse } from "#app/platform/throttle.server";
import { checkPeople } from "../answering/check-people.server";
import { type OpenedForm, openForm } from "../answering/open-form.server";
import { unlock } from "../answering/pin.server";
import { shownOf } from "../answering/show-form.server";
import { isEmpty } from "../answers/answer";
import type { Area } from "../area";
import { DefinitionInput } from "../definition/definition.schema";
import { closedFor, wordsFor } from "../store/settings";
import { subjectKindOf } from "../subjects/known-subjects.server";
import { hasReceipt, readReceipt } from "./receipt.server";
import { type Sending, sendReply } from "./send-reply.server";
import { notifyingStaff } from "./tell-staff.server";

/** Replies from one network. */
const USES = { limit: 30, window: MINUTE };

export const FormByGuid = z.object({ guid: z.string().max(60) });
/** `send_key`: the same one sent again is answered with the first reply. */
export const ReplyCall = z.object({
	guid: z.string().max(60),
	answers: z.record(z.string().max(60), z.json()),
	sendKey: z.uuid("wrongValue").optional(),
	/** Of a form that asks for one. */
	pin: z.string().max(60).optional(),
	/** Of a form that has it looked at whether somebody is there: the token that Turnstile gave. */
	turnstile: z.string().max(4000).optional(),
});

/** A form as everybody who has its guid may read it. */
export const formByGuid =
	(area: Area) =>
	async ({ context }: LoaderFunctionArgs, { guid }: z.output<typeof FormByGuid>) => {
		const { ctx, form, version } = await openForm(context, area, guid);
		const { pin, verifiesEmail, membersOnly } = form.settings;
		const closed =
			closedFor(form, context.now.getTime()) ??
			(membersOnly ? "membersOnly" : undefined) ??
			(pin === undefined ? undefined : "locked") ??
			(verifiesEmail ? "unconfirmed" : undefined) ??
			(subjectKindOf(form) && "subject");
		return {
			guid: form.guid,
			tenant: ctx.tenant.name,
			version: version.number,
			open: closed === undefined,
			closed: closed ?? null,
			closed_text: wordsFor(form.settings, closed),
			definition: closed === undefined ? toCallNames(DefinitionInput, shownOf(version.definition)) : null,
		};
	};

/** A person may mean to send a form with nothing in it; a program that sends no answer has lost what it was to send. */
export function assertAnswered(answers: Record<string, unknown>): void {
	if (isEmpty(answers)) throw invalid({ answers: "required" });
}

/** Takes a reply that a program sends; nobody is noted as the one who answers. `follow`: what a module writes with it, in its batch. */
export const replyByCall =
	(area: Area, follow?: (opened: OpenedForm) => Sending["following"]) =>
	async ({ request, context }: LoaderFunctionArgs, input: z.output<typeof ReplyCall>) => {
		const { ctx, form, version } = await openForm(context, area, input.guid);
		assertAnswered(input.answers);
		await countUse(context, request, "formReply", USES);
		if (form.settings.membersOnly) throw gone("forms:closed.membersOnly");
		if (form.settings.pin !== undefined) await unlock(context, request, form, input.pin);
		const language = await languageOfPage(request, context);
		const sendKey = input.sendKey ?? newGuid();
		await checkPeople(ctx, request, form, { token: input.turnstile, sendKey, source: "call" });
		const sender = { source: "call" as const, language };
		const isNumbered = hasReceipt(area, sender);
		const own = follow?.({ ctx, form, version });
		const following: Sending["following"] = (taken) => [
			...(own?.(taken) ?? []),
			...notifyingStaff(ctx, area, form, sender, taken),
		];
		const sending = { sendKey, answers: input.answers, startedAt: context.now.getTime(), isNumbered, following };
		const { reply } = await sendReply(ctx, form, version, sending, sender);
		return {
			id: reply.guid,
			...(isNumbered && { receipt: await readReceipt(ctx, area, { formId: form.id, guid: reply.guid }) }),
			form_id: form.guid,
			answers: reply.answers,
			score: Object.fromEntries(Object.entries(reply.scores).map(([id, { value }]) => [id, value])),
			submitted_at: new Date(reply.submittedAt ?? 0).toISOString(),
		};
	};
