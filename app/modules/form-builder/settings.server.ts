import type * as z from "zod";
import type { Texts } from "#app/forms/definition/texts";
import { readingStaff } from "#app/forms/lists/staff.server";
import type { FormName } from "#app/forms/review/replies.schema";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { mayStand, setFormStatus, trashForms, unarchiving } from "#app/forms/store/form-status.server";
import { saveSettings } from "#app/forms/store/save-settings.server";
import { closings, type FormSettings } from "#app/forms/store/settings";
import { SettingsInput } from "#app/forms/store/settings.schema";
import { subjectChoices } from "#app/forms/subjects/known-subjects.server";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { parseInput } from "#app/platform/handler.server";
import type { Language } from "#app/platform/i18n";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { turnstileKey } from "#app/platform/turnstile.server";
import { area } from "./area";
import { headOf, topOf } from "./head.server";
import { paths, shortBase } from "./paths";
import type { SettingsForm, StatusForm } from "./share.schema";

/** How a form is given out; its days are those of the organisation. */
export async function showSettings(visit: Visit, { form_name }: z.output<typeof FormName>) {
	const { form } = await readOpenForm(visit, area, { slug: form_name });
	const reads = new ReadBatch();
	const staff = readingStaff(visit, reads, form.ownerId);
	await reads.send(visit.rows);
	const { opensAt, closesAt, ...settings } = form.settings;
	const { timeZone } = visit.tenant;
	return {
		title: form.title,
		head: headOf(visit, form),
		top: await topOf(visit, headOf(visit, form), "settings"),
		settings,
		opensOn: opensAt === undefined ? "" : today(timeZone, new Date(opensAt)),
		closesOn: closesAt === undefined ? "" : today(timeZone, new Date(closesAt - 1)),
		...{ folder: form.folder, tags: form.tags, ownerId: form.ownerId, subjectType: form.subjectType },
		subjects: subjectChoices(area),
		isHealth: form.isHealth,
		/** Cloudflare's check of people is set up for this portal. */
		canCheckPeople: turnstileKey(visit.context) !== null,
		slug: form.slug,
		short: shortBase(visit),
		staff: staff(),
	};
}

/** Saves the settings: a form opens as its first day begins and closes when its last one is over. */
export async function save(visit: Visit, input: z.output<typeof SettingsForm>) {
	const { form } = await readOpenForm(visit, area, { slug: input.form_name });
	const { timeZone } = visit.tenant;
	const { opensOn, closesOn, presentation, maxReplies, editableHours, keptDays, minutes } = input;
	const closedTexts: FormSettings["closedTexts"] = {};
	for (const why of closings) {
		const texts = textsIn(input, `closedTexts.${why}`, form.languages as Language[]);
		if (texts) closedTexts[why] = texts;
	}
	const settings: FormSettings = {
		...{ presentation, maxReplies, editableHours, keptDays, minutes },
		opensAt: opensOn && dayStart(opensOn, timeZone),
		closesAt: closesOn && dayStart(addDays(closesOn, 1), timeZone),
		...(Object.keys(closedTexts).length > 0 && { closedTexts }),
		...(input.isAnonymous && { isAnonymous: true }),
		...(input.knowsMembers && { knowsMembers: true }),
		...(input.verifiesEmail && { verifiesEmail: true }),
		...(input.checksPeople && { checksPeople: true }),
		...(input.onlyOnce && { onlyOnce: true }),
		...(input.offersCopy && { offersCopy: true }),
		...(input.isFixed && { isFixed: true }),
		...(input.pin && { pin: input.pin }),
		...(input.contact && { contact: input.contact }),
		...(input.leadsTo && { leadsTo: input.leadsTo }),
		...(input.embeddedBy.length > 0 && { embeddedBy: input.embeddedBy }),
	} as FormSettings;
	const sound = parseInput(SettingsInput, settings) as FormSettings;
	const { folder, tags, ownerId, subjectType, isHealth, slug } = input;
	await saveSettings(visit, area, form.slug, { settings: sound, folder, tags, ownerId, subjectType, isHealth, slug });
	const snackbar = { key: "formShare:told.saved" };
	return done(slug === form.slug ? { snackbar } : { snackbar, to: paths(visit.tenant.guid).settings(slug) });
}

/** A text that came as a field for each language; undefined where none is written. */
function textsIn(input: Record<string, unknown>, name: string, languages: readonly Language[]): Texts | undefined {
	const texts: Texts = {};
	for (const language of languages) {
		const text = input[`${name}.${language}`];
		if (typeof text === "string" && text.trim() !== "") texts[language] = text.trim();
	}
	return Object.keys(texts).length > 0 ? texts : undefined;
}

/** Closes a form, opens it again, or puts it into the archive and takes it out. */
export async function stand(visit: Visit, { form_name, status }: z.output<typeof StatusForm>) {
	const { form } = await readOpenForm(visit, area, { slug: form_name });
	if (status === "unarchived") {
		if (form.status === "archived") await visit.rows.commit(unarchiving(visit, [form]));
	} else {
		if (!mayStand(form, status)) throw invalid({ status: "formShare:errors.cannot" });
		await setFormStatus(visit, [form], status);
	}
	return done({ snackbar: { key: `formShare:told.${status}` } });
}

/** Puts the form with its replies into the trash. */
export async function remove(visit: Visit, { form_name }: z.output<typeof FormName>) {
	const { form } = await readOpenForm(visit, area, { slug: form_name });
	await trashForms(visit, [form.id]);
	const snackbar = { key: "formBuilder:told.trashed", params: { count: 1 } };
	return done({ snackbar, to: paths(visit.tenant.guid).forms });
}
