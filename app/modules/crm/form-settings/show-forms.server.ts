import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactForms } from "#db/schema/crm";
import { readColleagues } from "../colleagues.server";
import { formPath } from "../contact-form/addresses";
import { type FormField, fieldKeys, formerConsent } from "../contact-form/fields";
import type { ContactForm } from "../contact-form/open-form.server";
import type { SettingsPage } from "./form-settings.schema";

/** Forms of one tenant that are listed. */
const MOST = 100;

/** The tenant's forms. */
export async function showForms(visit: Visit) {
	assertSets(visit);
	const forms = await visit.rows.list(contactForms, { orderBy: asc(contactForms.id), limit: MOST });
	const rows = forms.map(({ id, guid, name, isActive }) => ({
		id,
		name,
		isActive,
		address: visit.origin + formPath(guid),
	}));
	return { rows, tenant: visit.tenant.guid };
}

/** The settings of one form. */
export async function showSettings(visit: Visit, { form: id }: z.output<typeof SettingsPage>) {
	assertSets(visit);
	const reads = new ReadBatch();
	const found = reads.add(visit.rows.finding(contactForms, id));
	const assignee = sql`(select ${contactForms.assigneeId} from ${contactForms} where ${and(eq(contactForms.tenantId, visit.tenant.id), eq(contactForms.id, id))})`;
	const colleagues = readColleagues(visit, reads, assignee);
	await reads.send(visit.rows);
	const form = found() as ContactForm | undefined;
	if (!form) throw notFound();
	const { texts, consentVersion, guid } = form;
	const fields: FormField[] = form.fields;
	const others = fieldKeys.filter((key) => !fields.some((field) => field.key === key));
	const own = visit.tenant.language;
	return {
		title: form.name,
		form: {
			...{ id, name: form.name, updatedAt: form.updatedAt, allowedDomains: form.allowedDomains, texts },
			...{ assigneeId: form.assigneeId, asksConfirmation: form.asksConfirmation, isActive: form.isActive },
			fields: [
				...fields.map((field) => ({ ...field, isShown: true })),
				...others.map((key) => ({ key, isRequired: false, isShown: false })),
			],
			consentVersion,
			formerConsents: Array.from({ length: consentVersion - 1 }, (_, index) => index + 1)
				.reverse()
				.flatMap((version) => {
					const text = texts[formerConsent(version)];
					return text ? [{ version, texts: Object.entries(text) }] : [];
				}),
			path: formPath(guid),
			embed: embedCode(visit.origin, guid, own),
		},
		address: visit.origin + formPath(guid),
		languages: [own, ...languageCodes.filter((code) => code !== own)],
		colleagues: colleagues(),
		tenant: visit.tenant.guid,
	};
}

/** What a site puts into its page: the frame, and the script that gives it its height. */
function embedCode(origin: string, guid: string, language: string): string {
	const frame = `<iframe src="${origin}${formPath(guid)}?lang=${language}&amp;contentonly" style="width:100%;height:900px;border:0" title="Contact form"></iframe>`;
	return `${frame}<script src="${origin}/contact-form.js" async></script>`;
}

/** Forms are set up at level 30; throws `notAllowed` below. */
export function assertSets({ access }: Visit): void {
	if (access.level < LEVEL_ALL) throw notAllowed();
}
