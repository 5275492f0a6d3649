import { desc } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { sendMail, sentLetters } from "#app/platform/mail/send-mail.server";
import { after, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import {
	mailRecipients,
	placementMailEvents,
	placementMailSettings,
	placementMails,
	placements,
} from "#db/schema/verdal";
import { paths } from "../paths";
import { readingMonths } from "../privacy/settings.server";
import { exampleFor, paramsOf, previewOf, valuesOf } from "./letter.server";
import type { MailInput, MailNamed, MailQuery, SettingsQuery, SwitchInput } from "./mails.schema";
import { mailNames } from "./names";
import { factsOf, type MailEvent, readingSettings, resetSetting, saveSetting, textsOf } from "./settings.server";
import { letterId } from "./tell.server";

/** Mails of the log on one page. */
const LOGGED = 25;

/** Every event with whether it is told and to whom, and the log of what was sent, or could not be. */
export async function showSettings(visit: Visit, { cursor }: z.output<typeof SettingsQuery>) {
	const order = [placementMails.createdAt, placementMails.id];
	const { settings, months, found } = await visit.rows.read({
		settings: readingSettings(visit),
		months: readingMonths(visit),
		found: visit.rows.listingWith(
			placementMails,
			{ placement: [placements, placementMails.placementId, ["participantName"]] },
			{
				where: after(order, cursor, "desc"),
				orderBy: order.map((column) => desc(column)),
				limit: LOGGED + 1,
			},
		),
	});
	const { items, next } = pageOf(found, LOGGED, ({ row }) => [row.createdAt, row.id]);
	const sent = await sentLetters(
		visit.bag,
		items.map(({ row }) => letterId(row.id)),
	);
	return {
		tenant: visit.tenant.guid,
		events: placementMailEvents.map((event) => {
			const { isEnabled, recipients, daysBefore } = factsOf(settings.get(event));
			return { event, isEnabled, recipients, daysBefore };
		}),
		log: items.map(({ row: { id, createdAt, event, recipient, email, subject, placementId }, placement }) => ({
			...{ id, createdAt, event, recipient, email, subject, placementId },
			participant: placement?.participantName ?? "",
			isSent: sent.has(letterId(id)),
		})),
		...{ next, isFirst: cursor === undefined, months },
	};
}

const isEvent = (event: string): event is MailEvent => placementMailEvents.some((one) => one === event);

/** The mail of an event in one language, with how it would look. */
export async function showMail(visit: Visit, { event, lang }: z.output<typeof MailQuery>) {
	if (!isEvent(event)) throw notFound();
	const setting = await visit.rows.find(placementMailSettings, event);
	const language = lang ?? visit.language;
	const { isOwn, ...texts } = await textsOf(setting, event, language);
	const { isEnabled, recipients, subjects, daysBefore } = factsOf(setting);
	return {
		...{ tenant: visit.tenant.guid, event, language, isOwn, texts, isEnabled, recipients, daysBefore },
		...{ isTouched: setting !== undefined, updatedAt: setting?.updatedAt ?? 0, written: Object.keys(subjects) },
		...{ names: mailNames, allRecipients: mailRecipients, email: visit.user.email },
		preview: await previewOf(visit, texts, language),
	};
}

export async function saveMail(visit: Visit, input: z.output<typeof MailInput>) {
	const { event, language, subject, body, isEnabled, recipients, daysBefore, updatedAt } = input;
	const texts = { subjects: { [language]: subject }, bodies: { [language]: body } };
	const days = daysBefore === undefined ? {} : { daysBefore };
	await saveSetting(visit, event, { isEnabled, recipients, ...texts, ...days }, updatedAt);
	return done({ snackbar: { key: "verdal:done.mailSaved" } });
}

/** Says on the list whether an event is told. */
export async function switchMail(visit: Visit, { event, isEnabled }: z.output<typeof SwitchInput>) {
	await saveSetting(visit, event, { isEnabled: isEnabled === "1" });
	return done({ snackbar: { key: isEnabled === "1" ? "verdal:done.mailOn" : "verdal:done.mailOff" } });
}

export async function resetMail(visit: Visit, { event }: z.output<typeof MailNamed>) {
	await resetSetting(visit, event);
	return done({ snackbar: { key: "verdal:done.mailReset" }, to: paths(visit.tenant.guid).mail(event) });
}

/** How a mail would look that is typed and not saved yet; what was typed comes back with it. */
export async function previewMail(visit: Visit, { event, updatedAt, ...typed }: z.output<typeof MailInput>) {
	return { typed, preview: await previewOf(visit, typed, typed.language), tested: null };
}

/** Sends the mail as it is typed, of the example, to whoever asks for it. */
export async function testMail(visit: Visit, { event, updatedAt, ...typed }: z.output<typeof MailInput>) {
	const { language } = typed;
	const params = paramsOf(visit, typed, await valuesOf(visit, exampleFor(visit), language));
	const letter = { to: visit.user.email, language, template: "placementNews" as const, params };
	await sendMail(visit.bag, letter, `verdal-test:${event}:${visit.requestId}`);
	return { typed, preview: await previewOf(visit, typed, language), tested: visit.user.email };
}
