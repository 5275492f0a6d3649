import type * as z from "zod";
import { anonymousLinks, sendInvitations } from "#app/forms/sharing/send-invitations.server";
import { type Form, readOpenForm } from "#app/forms/store/form-row.server";
import { done } from "#app/platform/guard.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import type { MakeLinkInput, SendLinkInput } from "./assessing.schema";
import { findCompany } from "./companies.server";

/** Days between the letter and its one reminder. */
const REMIND_AFTER = 7;

/** A form that takes answers now. Throws `invalid` (`form`). */
async function openForm(visit: Visit, id: string): Promise<Form> {
	const { form } = await readOpenForm(visit, area, { id });
	if (form.status !== "open") throw invalid({ form: "kartlegging:errors.closed" });
	return form;
}

const languageOf = ({ languages: [first] }: Form, visit: Visit): Language =>
	first !== undefined && isLanguage(first) ? first : visit.language;

/** Has a letter written with the company's own link to a form; it is reminded once. */
export async function sendLink(
	visit: Visit,
	{ company: guid, form: id, email, language }: z.output<typeof SendLinkInput>,
) {
	const [{ row }, form] = await Promise.all([findCompany(visit, { guid }), openForm(visit, id)]);
	const { sent } = await sendInvitations(visit, area, form, {
		...{ memberIds: [], emails: [email], subjectId: row.id, expiresAt: null, message: "" },
		language: language ?? languageOf(form, visit),
		reminders: { most: 1, gapHours: REMIND_AFTER * 24 },
	});
	return done({ snackbar: { key: `kartlegging:told.${sent > 0 ? "linkSent" : "linkWaits"}`, params: { email } } });
}

/** Makes a link to a form about the company that counts once; it is told here and never again. */
export async function makeLink(visit: Visit, { company: guid, form: id }: z.output<typeof MakeLinkInput>) {
	const [{ row }, form] = await Promise.all([findCompany(visit, { guid }), openForm(visit, id)]);
	const [link] = await anonymousLinks(visit, area, form, {
		...{ number: 1, language: languageOf(form, visit), subjectId: row.id },
	});
	return { link };
}
