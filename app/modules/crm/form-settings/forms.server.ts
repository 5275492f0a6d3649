import { and, eq } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { translator } from "#app/platform/i18n.server";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { Visit } from "#app/platform/tenant/context";
import { newToken } from "#app/platform/token.server";
import { contactForms } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { type FormTexts, firstFields, formerConsent, textParts } from "../contact-form/fields";
import type { ContactForm } from "../contact-form/open-form.server";
import type { FormSettings } from "./form-settings.schema";

/** Throws `notFound` where the tenant has no such form. */
export async function findForm(visit: Visit, id: string): Promise<ContactForm> {
	const form = await visit.rows.find(contactForms, id);
	if (!form) throw notFound();
	return form as ContactForm;
}

/** A new form that works as it is: the usual fields, and a consent text in the tenant's language. */
export async function addForm(visit: Visit, given: Partial<FormSettings> & { name: string }): Promise<ContactForm> {
	const { language, name } = visit.tenant;
	const t = await translator(language);
	const consent = t("contactForm:ready.consent", { tenant: name });
	const settings: FormSettings = {
		fields: firstFields,
		texts: { title: {}, intro: {}, consent: { [language]: consent }, thanks: {} },
		...{ allowedDomains: [], assigneeId: null, asksConfirmation: false, isActive: true },
		...given,
	};
	await assertValidSettings(visit, settings);
	const ids = { id: newId(visit.now.getTime()), guid: newGuid(), stampKey: newToken() };
	return (await visit.rows.add(contactForms, { ...settings, ...ids })) as ContactForm;
}

/**
 * Changes what is given of a form. Another consent text is a new version, and the one before is kept. Throws `conflict`
 * where the form has moved on since `updatedAt`.
 */
export function changeForm(visit: Visit, change: FormChange): Promise<ContactForm> {
	return changeAgain(change.updatedAt, () => writeChange(visit, change));
}

type FormChange = Partial<FormSettings> & { id: string; updatedAt?: number };

async function writeChange(visit: Visit, { id, updatedAt, ...given }: FormChange): Promise<ContactForm> {
	const before = await findForm(visit, id);
	if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw conflict();
	await assertValidSettings(visit, { ...before, ...given });
	const patch = { ...given, ...(given.texts && withVersion(before, given.texts)) };
	const changed = await visit.rows.change(contactForms, id, patch, before.updatedAt);
	if (!changed) throw conflict();
	return changed as ContactForm;
}

/** The texts with those that are kept of former versions. */
function withVersion({ texts: before, consentVersion }: ContactForm, texts: FormTexts) {
	const own: readonly string[] = textParts;
	const former = Object.fromEntries(Object.entries(before).filter(([part]) => !own.includes(part)));
	const all = { ...before, ...texts, ...former };
	const written = (text: Record<string, string> = {}) =>
		JSON.stringify(
			Object.entries(text)
				.filter(([, words]) => words.trim() !== "")
				.sort(),
		);
	if (written(before.consent) === written(all.consent)) return { texts: all };
	const kept = { [formerConsent(consentVersion)]: before.consent ?? {} };
	return { texts: { ...all, ...kept }, consentVersion: consentVersion + 1 };
}

/** Throws `invalid` for fields that come twice, an assignee who does not work here, and confirmation without an e-mail. */
async function assertValidSettings(
	visit: Visit,
	{ fields, assigneeId, asksConfirmation }: Pick<FormSettings, "fields" | "assigneeId" | "asksConfirmation">,
) {
	if (new Set(fields.map(({ key }) => key)).size < fields.length) throw invalid({ fields: "wrongValue" });
	if (asksConfirmation && !fields.some(({ key, isRequired }) => key === "email" && isRequired))
		throw invalid({ asksConfirmation: "crmInbox:errors.needsEmail" });
	if (assigneeId === null) return;
	const where = and(eq(people.id, assigneeId), isStaff);
	const [assignee] = await visit.rows.list(people, { where, limit: 1 });
	if (!assignee) throw invalid({ assigneeId: "crm:errors.noOwner" });
}
