import type { Letters } from "#app/directory/letters/letters";
import type { LetterValues } from "#app/directory/letters/names";
import { letterReceivers, sendLetters } from "#app/directory/letters/send.server";
import { nameOf } from "#app/directory/names";
import type { Language } from "#app/platform/i18n";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { intakeLetters, sentIntakeLetters } from "#db/schema/veksttorget";
import { open, paths } from "../paths";
import { type IntakeEvent, letterEvents } from "./events";

/** An enquiry that there is not, for looking at a letter and trying it out. */
async function exampleFor({ tenant, origin, user }: Visit): Promise<LetterValues> {
	return {
		...{ name: "Amina Yusuf", number: "VT-00012", topic: "Etablering", form: "Hva trenger du hjelp til?" },
		...{ advisor: nameOf(user), referredTo: "NAV Fjordvik", tenant: tenant.name },
		link: origin + open.outcome(tenant.guid, "0"),
	};
}

/** The letters of the module, in the tenant's words. */
export const letters: Letters = {
	...{ key: "veksttorget", ns: "veksttorgetLetters", template: "intakeNews", events: letterEvents },
	...{ settings: intakeLetters, sent: sentIntakeLetters },
	example: exampleFor,
	paths: (tenant) => ({ all: paths(tenant).letters, one: paths(tenant).letter }),
};

/** Whether an event sends a letter in this organisation. */
export async function hasLetter({ rows }: TenantContext, event: IntakeEvent): Promise<boolean> {
	return letterReceivers(letters, event, await rows.find(intakeLetters, event)).length > 0;
}

type ToSender = {
	intakeId: string;
	email: string;
	language: Language;
	values: (language: Language) => LetterValues;
	/** What tells it from the next about the same. */
	once?: string;
};

/**
 * Writes to whoever has sent an intake, where the organisation tells of that event: once, however often the message comes.
 * Gives the writes of the log, which belong into the caller's one commit.
 */
export async function writeToSender(
	ctx: TenantContext,
	event: IntakeEvent,
	{ intakeId, once = "", values, ...to }: ToSender,
): Promise<PendingWrite[]> {
	const setting = await ctx.rows.find(intakeLetters, event);
	const known = (language: Language) => ({ tenant: ctx.tenant.name, ...values(language) });
	const all = letterReceivers(letters, event, setting).map((recipient) => {
		return { ...to, recipient, id: `${intakeId}:${event}:${recipient}:${once}`, values: known };
	});
	return sendLetters(ctx, letters, { event, recordId: intakeId, setting }, all);
}
