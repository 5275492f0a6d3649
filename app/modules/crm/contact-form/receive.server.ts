import { findPostalPlace } from "#app/directory/register.server";
import type { Language } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { invalid, Problem } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { AlreadyDone } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { isVouchedFor } from "#app/platform/turnstile.server";
import { submissions } from "#db/schema/crm";
import { messageTexts } from "../inbox/messages.server";
import { type Answers, answersOf, fingerprintOf } from "./answers.server";
import { hasConsent } from "./consent";
import { type ContactForm, openForm } from "./open-form.server";
import { receivedJob } from "./received.server";
import { openedAt, senderToken } from "./stamp.server";

/** Nobody reads and fills in a form in less: milliseconds. */
const LEAST_TIME = 3_000;
/** Messages from one network. */
const USES = { limit: 5, window: MINUTE };

export type Sending = {
	guid: string;
	sent: Record<string, unknown>;
	opened: string;
	consentVersion: number;
	agreed: boolean;
	/** What stands in the field that people do not see. */
	trap: string;
	turnstile: string;
	language: Language;
};
export type Received = { guid: string; token: string; asksConfirmation: boolean };

/**
 * Takes what somebody has sent, once however often it is sent. What a robot seems to have sent is kept apart as spam, and
 * its sender is answered as everybody. Throws `invalid` for what is to be mended, `tooMany` for too much from one network.
 */
export async function receiveForm(context: RequestContext, request: Request, sending: Sending): Promise<Received> {
	const { ctx, form, types } = await openForm(context, sending.guid);
	const answers = answersOf(form.fields, sending.sent);
	if (answers.contactType !== undefined && !types.some(({ id }) => id === answers.contactType))
		throw invalid({ contactType: "wrongValue" });
	await assertReady(context, form, sending);
	await countUse(context, request, "contactForm", USES);
	const isSpam = sending.trap !== "" || !(await isVouchedFor(context, request, sending.turnstile));
	const token = await senderToken(form, sending.opened, fingerprintOf(answers));
	const statusHash = await hashToken(token);
	const row = {
		id: newId(context.now.getTime()),
		formId: form.id,
		statusHash,
		answers: await withPostalPlace(context, form, answers),
		language: sending.language,
		consentVersion: hasConsent(form) ? form.consentVersion : null,
		status: isSpam ? ("spam" as const) : form.asksConfirmation ? ("unconfirmed" as const) : ("new" as const),
		handledBy: form.assigneeId,
	};
	const indexed = ctx.rows.indexingNew(submissions, row.id, messageTexts(row));
	// The same answers of the same opening have the same hash, which is unique, however they were written.
	await onceOnly(() => orElse(ctx.rows.commit([ctx.rows.adding(submissions, row), indexed]), () => new AlreadyDone()));
	const letter = { statusHash, token: form.asksConfirmation ? token : null, origin: context.origin };
	if (!isSpam) await ctx.enqueue(receivedJob, letter, `form:${statusHash}`);
	return { guid: form.guid, token, asksConfirmation: form.asksConfirmation };
}

async function assertReady(context: RequestContext, form: ContactForm, sending: Sending): Promise<void> {
	const opened = await openedAt(form, sending.opened, context.now);
	if (opened === null) throw new Problem("invalid", { detail: "contactForm:errors.stale" });
	if (hasConsent(form)) {
		if (sending.consentVersion !== form.consentVersion)
			throw invalid({ consent: sending.agreed ? "contactForm:errors.newConsent" : "contactForm:errors.consent" });
		if (!sending.agreed) throw invalid({ consent: "contactForm:errors.consent" });
	}
	if (context.now.getTime() - opened < LEAST_TIME)
		throw new Problem("invalid", { detail: "contactForm:errors.tooQuick" });
}

/** A post code says its place, where the form asks for it and nobody has written it. */
async function withPostalPlace(context: RequestContext, { fields }: ContactForm, answers: Answers): Promise<Answers> {
	const empty = (["city", "municipality"] as const).filter(
		(key) => answers[key] === undefined && fields.some((field) => field.key === key),
	);
	if (answers.postCode === undefined || empty.length === 0) return answers;
	const place = await findPostalPlace(context, answers.postCode);
	const found = empty.flatMap((key) => (place?.[key] ? [[key, place[key]]] : []));
	return { ...answers, ...Object.fromEntries(found) };
}
