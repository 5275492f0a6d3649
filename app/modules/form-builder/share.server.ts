import { renderSVG } from "uqr";
import type * as z from "zod";
import { memberRoles } from "#app/directory/roles";
import { replyAddress } from "#app/forms/area";
import { assign, setAssignment } from "#app/forms/assignments/assign.server";
import { giveNow } from "#app/forms/assignments/give-now.server";
import { revokeInvitation } from "#app/forms/invitations/invite.server";
import { remindWaiting } from "#app/forms/invitations/remind-invited.server";
import type { FormName } from "#app/forms/review/replies.schema";
import type { Schedule } from "#app/forms/schedule/schedule";
import { readSharing } from "#app/forms/sharing/read-sharing.server";
import { anonymousLinks, sendInvitations } from "#app/forms/sharing/send-invitations.server";
import { validAddresses } from "#app/forms/sharing/valid-addresses";
import { type Form, readOpenForm } from "#app/forms/store/form-row.server";
import { chooseSubject, subjectIdFor } from "#app/forms/subjects/subjects.server";
import { dayStart } from "#app/lists/day-start";
import { addDays, isDay, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { invalid, notFound } from "#app/platform/problems";
import { hasSms } from "#app/platform/sms/send-sms.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { headOf, topOf } from "./head.server";
import { shortBase } from "./paths";
import type {
	AssignmentForm,
	GiveForm,
	InviteForm,
	LinksForm,
	RevokeForm,
	ScheduleForm,
	SharePage,
} from "./share.schema";

async function named(visit: Visit, name: string): Promise<Form> {
	return (await readOpenForm(visit, area, { slug: name })).form;
}

const addressOf = (visit: Visit, form: Form) => `${visit.origin}${replyAddress(area, visit.tenant.guid, form.guid)}`;

/** The ways in which a form reaches people, and who has not answered: two round trips. */
export async function showShare(visit: Visit, { form_name, ...asked }: z.output<typeof SharePage>) {
	const form = await named(visit, form_name);
	const [subject, sharing] = await Promise.all([chooseSubject(visit, form, asked), readSharing(visit, form)]);
	return {
		title: form.title,
		head: headOf(visit, form),
		top: await topOf(visit, headOf(visit, form), "share"),
		address: addressOf(visit, form),
		shortAddress: `${shortBase(visit)}${form.slug}`,
		embeddedBy: form.settings.embeddedBy ?? [],
		isAnonymous: form.settings.isAnonymous ?? false,
		...{ today: today(visit.tenant.timeZone, visit.now), hasSms: hasSms(visit.context.env) },
		subject,
		roles: memberRoles,
		...sharing,
	};
}

/** The form's address as a QR code, a picture that prints at any size. */
export async function formQr(visit: Visit, { form_name }: z.output<typeof FormName>): Promise<Response> {
	const form = await named(visit, form_name);
	return new Response(renderSVG(addressOf(visit, form), { ecc: "M", border: 2 }), {
		headers: {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "private, no-cache",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
			"X-Content-Type-Options": "nosniff",
		},
	});
}

/** Sends personal links by e-mail. */
export async function sendLinks(visit: Visit, input: z.output<typeof InviteForm>) {
	const form = await named(visit, input.form_name);
	if (form.status !== "open") throw invalid({ emails: "formShare:errors.notOpen" });
	const { timeZone } = visit.tenant;
	const [first] = form.languages;
	const { sent, had } = await sendInvitations(visit, area, form, {
		subjectId: await subjectIdFor(visit, form, input.subject),
		memberIds: input.memberIds,
		...{ roles: input.roles, emails: validAddresses(input.emails) },
		language: input.language ?? (isLanguage(first) ? first : visit.language),
		expiresAt: input.expiresOn ? dayStart(addDays(input.expiresOn, 1), timeZone) : null,
		reminders: { most: input.reminders, gapHours: input.gapDays * 24, byText: input.byText },
		message: input.message,
	});
	const feedback = sent === 0 ? "hadAll" : had === 0 ? "sent" : "sentSome";
	return done({ snackbar: { key: `formShare:told.${feedback}`, params: { count: sent || had, had } } });
}

/** Writes once more to those who were asked by name and have neither answered nor said no. */
export async function remindNow(visit: Visit, { form_name }: z.output<typeof FormName>) {
	const form = await named(visit, form_name);
	const count = form.status === "open" ? await remindWaiting(visit, form) : 0;
	return done({ snackbar: { key: "formShare:told.reminded", params: { count } } });
}

/** Links that each count once; shown now and never again. */
export async function makeLinks(visit: Visit, { form_name, number, subject }: z.output<typeof LinksForm>) {
	const form = await named(visit, form_name);
	if (form.status !== "open") throw invalid({ number: "formShare:errors.notOpen" });
	if (form.settings.verifiesEmail) throw invalid({ number: "formShare:errors.confirmsEmail" });
	const language = (form.languages[0] ?? visit.language) as Language;
	const subjectId = await subjectIdFor(visit, form, subject);
	return { links: await anonymousLinks(visit, area, form, { number, language, subjectId }) };
}

export async function revoke(visit: Visit, { id }: z.output<typeof RevokeForm>) {
	await revokeInvitation(visit, area, id);
	return done({ snackbar: { key: "formShare:told.revoked" } });
}

/** Puts the form on the home pages of members at once. */
export async function give(visit: Visit, { form_name, subject, memberIds }: z.output<typeof GiveForm>) {
	const form = await named(visit, form_name);
	if (form.status !== "open") throw invalid({ memberIds: "formShare:errors.notOpen" });
	const given = await giveNow(visit, area, form, {
		respondentIds: memberIds,
		subjectId: await subjectIdFor(visit, form, subject),
	});
	return done({ snackbar: { key: "formShare:told.given", params: { count: given } } });
}

/** Gives the form to members on a schedule. */
export async function schedule(visit: Visit, input: z.output<typeof ScheduleForm>) {
	const form = await named(visit, input.form_name);
	if (form.status !== "open") throw invalid({ memberIds: "formShare:errors.notOpen" });
	const given = {
		...{ formId: form.id, respondentIds: input.memberIds, schedule: scheduleOf(input) },
		subjectId: await subjectIdFor(visit, form, input.subject),
		...{ startsOn: input.startsOn, endsOn: input.endsOn ?? null },
	};
	const made = await assign(visit, area, given);
	return done({ snackbar: { key: "formShare:told.scheduled", params: { count: made.length } } });
}

function scheduleOf(input: z.output<typeof ScheduleForm>): Schedule {
	const { hour, windowHours, holidays, skipsWeekends, reminders, gapHours, byText } = input;
	return {
		repeat: repeatOf(input),
		...{ hour, windowHours, reminders: { most: reminders, gapHours, ...(byText && { byText }) } },
		...(skipsWeekends && { skipsWeekends }),
		...(holidays !== "ask" && { holidays }),
	};
}

function repeatOf({ repeat, every = 1, weekdays, days, afterDays }: z.output<typeof ScheduleForm>): Schedule["repeat"] {
	if (repeat === "weekly") {
		if (weekdays.length === 0) throw invalid({ weekdays: "required" });
		return { kind: "weekly", every, weekdays };
	}
	if (repeat === "days") {
		const chosen = [...new Set(listed(days))].sort();
		if (chosen.length === 0 || chosen.length > MOST_DAYS || !chosen.every(isDay))
			throw invalid({ days: "formShare:errors.chosenDays" });
		return { kind: "days", days: chosen };
	}
	if (repeat === "after") {
		const after = listed(afterDays);
		if (after.length === 0 || after.some((day) => !/^\d{1,3}$/.test(day)))
			throw invalid({ afterDays: "formShare:errors.days" });
		return { kind: "after", days: after.map(Number) };
	}
	return { kind: repeat };
}

const MOST_DAYS = 366;
const listed = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Pauses, goes on with or ends what somebody is asked on a schedule. */
export async function setSchedule(visit: Visit, { id, status, form_name }: z.output<typeof AssignmentForm>) {
	const form = await named(visit, form_name);
	const { formId } = await setAssignment(visit, area, id, status);
	if (formId !== form.id) throw notFound();
	return done({ snackbar: { key: `formShare:told.${status}` } });
}
