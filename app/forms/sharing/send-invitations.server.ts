import { inArray } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { receiverOf } from "#app/directory/receiver.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { type Area, replyAddress } from "../area";
import { textIn } from "../definition/texts";
import { INVITED_MOST, type Invited, invite } from "../invitations/invite.server";
import type { Schedule } from "../schedule/schedule";
import type { Form } from "../store/form-row.server";

export type Addressed = {
	/** Members of the tenant, and addresses of others. */
	memberIds: string[];
	emails: string[];
	/** The language of those whose own is not known. */
	language: Language;
	expiresAt: number | null;
	reminders: Schedule["reminders"];
	/** What they are to answer about, where that is not each of them. */
	subjectId?: string;
	/** Words of one's own under the letter's. */
	message: string;
	/** What must hold when the links are made. */
	along?: readonly PendingWrite[];
};

/**
 * Sends each person a letter with a link of their own, in their own language. Nothing of the form's questions is in it, and of health
 * data not even its name. Throws `invalid` where nobody, too many or somebody unknown is addressed; the number of letters.
 */
export async function sendInvitations(visit: Visit, area: Area, form: Form, given: Addressed): Promise<number> {
	const { memberIds, emails, language, expiresAt, reminders, subjectId, message, along } = given;
	const most = memberIds.length + emails.length;
	if (most === 0) throw invalid({ emails: "required" });
	if (most > INVITED_MOST) throw invalid({ emails: `forms:errors.invitedMost?count=${INVITED_MOST}` });
	const known = memberIds.length === 0 ? [] : await visit.rows.list(people, { where: inArray(people.id, memberIds) });
	if (memberIds.some((id) => !known.some((person) => person.id === id))) throw invalid({ memberIds: "wrongValue" });
	const receivers = await Promise.all(known.map(async (person) => receiverOf(visit, person.id)));
	const toMembers = receivers.flatMap((receiver): (Invited & { to: string; name: string })[] =>
		receiver
			? [
					{
						...memberOf(form, receiver.id, subjectId),
						to: receiver.email,
						name: nameOf(receiver),
						language: own(receiver.language, language),
					},
				]
			: [],
	);
	const toOthers = emails.map((email) => ({ email, subjectId, to: email, name: "", language }));
	const all = [...toMembers, ...toOthers];
	const made = await invite(visit, area, {
		formId: form.id,
		invited: all.map(({ to: _, name: __, ...invited }) => invited),
		...{ expiresAt, reminders, along },
	});
	for (const [at, { id, token }] of made.entries()) {
		const { to, name, language: reader } = all[at] as (typeof all)[number];
		const title = form.isHealth ? "" : textIn(form.titles, reader, form.languages[0] as Language).text;
		const link = `${visit.origin}${replyAddress(area, visit.tenant.guid, form.guid, token)}?lang=${reader}`;
		const words = [title, message].filter(Boolean).join("\n\n");
		const params = { name, tenant: visit.tenant.name, sender: nameOf(visit.user), message: words, link };
		await sendMail(visit.bag, { to, language: reader, template: "formInvitation", params }, `form-invitation:${id}`);
	}
	return made.length;
}

const memberOf = (form: Form, id: string, subjectId?: string) => ({
	respondentId: id,
	subjectId: form.subjectType === "person" ? id : subjectId,
});
const own = (known: string | null, otherwise: Language) => (isLanguage(known) ? known : otherwise);

/** Links that each count once, for people whom nobody knows; told here once and kept nowhere. */
export async function anonymousLinks(
	visit: Visit,
	area: Area,
	form: Form,
	{ number, language, subjectId }: { number: number; language: Language; subjectId?: string },
): Promise<string[]> {
	const invited = Array.from({ length: number }, () => ({ language, subjectId }));
	const made = await invite(visit, area, { formId: form.id, invited });
	return made.map(({ token }) => `${visit.origin}${replyAddress(area, visit.tenant.guid, form.guid, token)}`);
}
