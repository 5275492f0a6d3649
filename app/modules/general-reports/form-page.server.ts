import { sql } from "drizzle-orm";
import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { type AskedProgress, keyOf, progressIn, readingProgress } from "#app/forms/assignments/asked-progress.server";
import { mayBeReminded, REMINDED_MOST, remindNow } from "#app/forms/assignments/reminders.server";
import { revokeInvitation } from "#app/forms/invitations/invite.server";
import type { FormTop as ShownTop, TopPage } from "#app/forms/pages/form-top";
import { readingInvitations, readSharing } from "#app/forms/sharing/read-sharing.server";
import { sendInvitations } from "#app/forms/sharing/send-invitations.server";
import { validAddresses } from "#app/forms/sharing/valid-addresses";
import { type Form, formIdBy, openFormIn, readingOpenForm } from "#app/forms/store/form-row.server";
import { setFormStatus, trashForms } from "#app/forms/store/form-status.server";
import { saveSettings } from "#app/forms/store/save-settings.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { conflict, invalid, notAllowed } from "#app/platform/problems";
import { hasSms } from "#app/platform/sms/send-sms.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { askMembers, setDueDay, stillOut } from "./asking.server";
import type {
	AskMembers,
	FormNamed,
	InviteOthers,
	RemindMembers,
	RevokeLink,
	SetForm,
	StandForm,
} from "./forms.schema";
import { type PlacedForm, placeIn, projectIdBehind, readingPlace } from "./forms.server";
import { readingMembers } from "./members.server";
import { keepAsTemplate } from "./new-form.server";
import { paths } from "./paths";
import { topOf } from "./project-pages.server";
import { assertChanging, mayRead, stillOpen } from "./projects.server";
import { reportPlaces } from "./reports/places";

/** Links are sent once; whoever waits is reminded by hand. */
const NO_REMINDERS = { most: 0, gapHours: 24 };

const readingNamed = (visit: Visit, name: string) => ({
	found: readingOpenForm(visit, area, { slug: name }),
	...readingPlace(visit, formIdBy(visit, area, { slug: name })),
});
type Named = z.output<typeof FormNamed>;
type FoundNamed = Parameters<typeof placeIn>[1] & { found: Parameters<typeof openFormIn>[1] };
const namedIn = (visit: Visit, { found, ...place }: FoundNamed): { form: Form; placed: PlacedForm } => ({
	form: openFormIn(area, found).form,
	placed: placeIn(visit, place),
});

/** A form by its name in addresses, with its project. Throws `notFound`. */
export async function namedForm(visit: Visit, name: string): Promise<{ form: Form; placed: PlacedForm }> {
	return namedIn(visit, await visit.rows.read(readingNamed(visit, name)));
}

/** The same to be changed. Throws `notAllowed`, also where its project lies in the archive. */
export async function formToChange(visit: Visit, name: string): Promise<{ form: Form; placed: PlacedForm }> {
	const named = await namedForm(visit, name);
	assertChanging(visit, named.placed);
	return named;
}

/** What stands above each page of a form. */
export const formTop = (visit: Visit, form: Form, placed: PlacedForm) => ({
	...topOf(visit, placed),
	form: {
		...{ id: form.id, name: form.slug, guid: form.guid, title: form.title, status: form.status },
		...{ number: form.currentNumber, replies: form.replies, dueOn: placed.place.dueOn },
	},
});
export type FormTop = ReturnType<typeof formTop>;

/** The head itself, with the way to the form's other pages. */
export async function topOfForm(visit: Visit, top: FormTop, page: TopPage): Promise<ShownTop> {
	const t = await translator(visit.language);
	const at = paths(top.tenant);
	const { name, title, status, dueOn, replies } = top.form;
	return {
		...{ title, status, back: { to: at.project(top.slug), label: top.name } },
		due: dueOn === null ? null : { label: t("generalReports:due"), day: dueOn },
		actions: top.mayChange ? [{ to: at.build(name), label: t("generalReports:form.build"), icon: "pencil" }] : [],
		tabs: {
			label: t("generalReports:form.tabs"),
			tabs: [
				{ to: at.form(name), label: t("generalReports:form.people"), current: page === "people" },
				{ to: at.replies(name), label: t("generalReports:tab.replies"), count: replies, current: page === "replies" },
				{ to: reportPlaces(top.tenant, top.slug, name).report, label: t("generalReports:tab.report") },
			],
		},
		notice: top.isArchived ? { icon: "archive", text: t("generalReports:archivedHelp") } : null,
	};
}

/** A form of a project: who was asked and who has answered, to whom it can be given, until when. */
export async function showForm(visit: Visit, { form_name }: Named) {
	const formId = formIdBy(visit, area, { slug: form_name });
	const { members, invitations, occasions, sentReplies, ...named } = await visit.rows.read({
		...readingNamed(visit, form_name),
		members: readingMembers(visit, projectIdBehind(visit, formId)),
		invitations: readingInvitations(visit, formId),
		...readingProgress(visit, formId),
	});
	const { form, placed } = namedIn(visit, named);
	if (!mayRead(visit, placed)) throw notAllowed();
	const standings = progressIn({ occasions, sentReplies });
	const now = today(visit.tenant.timeZone, visit.now);
	const top = formTop(visit, form, placed);
	return {
		...{
			title: form.title,
			top,
			head: await topOfForm(visit, top, "people"),
			today: now,
			hasSms: hasSms(visit.context.env),
		},
		access: form.settings.membersOnly ? ("members" as const) : ("link" as const),
		address: `${visit.origin}${replyAddress(area, visit.tenant.guid, form.guid)}`,
		members: members
			.filter(({ role }) => role !== "viewer")
			.map(({ id, name }) => ({ id, name, ...lightOf(standings.get(keyOf(form.id, id)), placed.place.dueOn, now) })),
		invitations: invitations
			.filter(({ row, person }) => row.kind === "personal" && person === null)
			.map(({ row: { id, email, createdAt: sentAt, openedAt, answeredAt } }) => ({
				...{ id, email, sentAt, openedAt, answeredAt },
			})),
	};
}
export type ShownForm = Awaited<ReturnType<typeof showForm>>;

/** Where a member stands with a form: answered, asked and waiting, asked and over the day, or not asked. */
export function lightOf(
	{ occasion, reply, replies }: AskedProgress = { occasion: null, reply: null, replies: 0 },
	dueOn: string | null,
	now: string,
) {
	const isWaiting = occasion?.status === "open";
	const light = isWaiting
		? dueOn !== null && dueOn < now
			? ("overdue" as const)
			: ("waiting" as const)
		: reply
			? reply.status === "clarify"
				? ("clarify" as const)
				: ("answered" as const)
			: ("notAsked" as const);
	return {
		...{ light, replies, reminders: isWaiting ? occasion.reminders : 0 },
		occasionId: isWaiting ? occasion.id : null,
		reply: reply && { id: reply.id, status: reply.status, at: reply.submittedAt },
	};
}
export type Light = ReturnType<typeof lightOf>["light"];

export async function ask(visit: Visit, { form_name, userIds, byMail, byText }: z.output<typeof AskMembers>) {
	const { form, placed } = await formToChange(visit, form_name);
	const count = await askMembers(visit, placed, form, userIds, { byText });
	if (byMail)
		await sendInvitations(visit, area, form, {
			...{
				memberIds: userIds,
				emails: [],
				message: "",
				expiresAt: null,
				reminders: NO_REMINDERS,
				language: visit.language,
				along: [stillOut(visit, form.id)],
			},
		});
	return done({ snackbar: { key: "generalReports:told.asked", params: { count } } });
}

/** Reminds those of the members who were asked and have not answered; without names all of them, so many at once and the others told of. */
export async function remind(visit: Visit, { form_name, userIds }: z.output<typeof RemindMembers>) {
	const { form } = await formToChange(visit, form_name);
	const read = await visit.rows.read(readingProgress(visit, onlyForm(form.id)));
	const waiting = [...progressIn(read).values()].flatMap(({ occasion }) =>
		occasion?.status === "open" &&
		mayBeReminded(occasion, visit.now.getTime()) &&
		(userIds.length === 0 || userIds.includes(occasion.respondentId))
			? [occasion.id]
			: [],
	);
	const count = waiting.length === 0 ? 0 : await remindNow(visit, area, waiting.slice(0, REMINDED_MOST));
	const left = waiting.length - REMINDED_MOST;
	return left > 0
		? done({ snackbar: { key: "generalReports:told.remindedSome", params: { shown: count, left } } })
		: done({ snackbar: { key: "generalReports:told.reminded", params: { count } } });
}

const onlyForm = (id: string) => sql`(select ${id})`;

/** Sends people outside the organisation a link of their own. */
export async function inviteOthers(visit: Visit, { form_name, emails, message }: z.output<typeof InviteOthers>) {
	const { form } = await formToChange(visit, form_name);
	if (form.status !== "open") throw invalid({ emails: "generalReports:errors.notOut" });
	const [first] = form.languages;
	const { sent: count } = await sendInvitations(visit, area, form, {
		...{
			memberIds: [],
			emails: validAddresses(emails),
			message,
			expiresAt: null,
			reminders: NO_REMINDERS,
		},
		along: [stillOut(visit, form.id)],
		language: isLanguage(first) ? first : visit.language,
	});
	return done({ snackbar: { key: "generalReports:told.invited", params: { count } } });
}

export async function revokeLink(visit: Visit, { form_name, id }: z.output<typeof RevokeLink>) {
	const { form } = await formToChange(visit, form_name);
	const sharing = await readSharing(visit, form);
	if (!sharing.invitations.some((one) => one.id === id)) throw notAllowed();
	await revokeInvitation(visit, area, id);
	return done({ snackbar: { key: "generalReports:told.revoked" } });
}

/** Says until when a form is to be answered, and by whom. */
export async function setForm(visit: Visit, { form_name, dueOn, access }: z.output<typeof SetForm>) {
	const { form, placed } = await formToChange(visit, form_name);
	const { folder, tags, ownerId, subjectType } = form;
	await saveSettings(visit, area, form.slug, {
		...{ folder, tags, ownerId, subjectType, slug: form.slug },
		settings: { ...form.settings, knowsMembers: true, membersOnly: access === "members" },
	});
	await setDueDay(visit, placed, form, dueOn);
	return done({ snackbar: { key: "generalReports:told.saved" } });
}

/** Closes a form to replies, or opens one again that was published before. */
export async function stand(visit: Visit, { form_name, status }: z.output<typeof StandForm>) {
	const { form, placed } = await formToChange(visit, form_name);
	const moved = await setFormStatus(visit, [form], status, [stillOpen(visit, placed.project.id)]);
	if (moved.length === 0) throw conflict();
	return done({ snackbar: { key: "generalReports:told.saved" } });
}

export async function keepFromPage(visit: Visit, { form_name }: Named) {
	const { form } = await formToChange(visit, form_name);
	const { title } = await keepAsTemplate(visit, form);
	return done({ snackbar: { key: "generalReports:told.kept", params: { title } } });
}

/** Puts a form with its replies into the trash. */
export async function removeForm(visit: Visit, { form_name }: Named) {
	const { form, placed } = await formToChange(visit, form_name);
	await trashForms(visit, [form.id]);
	const to = paths(visit.tenant.guid).project(placed.project.slug);
	return done({ snackbar: { key: "generalReports:told.formRemoved", params: { title: form.title } }, to });
}
