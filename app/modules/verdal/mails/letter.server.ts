import { nameOf } from "#app/directory/names";
import { writtenIn } from "#app/directory/written.server";
import { addDays, today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { renderLetter } from "#app/platform/mail/templates.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { fill, type MailName, type MailValues } from "./names";

/** What a mail says of a placement. */
export type AboutPlacement = Record<Exclude<MailName, "start" | "end" | "tenant" | "link">, string> & {
	startsOn: string;
	endsOn: string;
	/** The placement that the link opens; null for whoever has no login. */
	opens: string | null;
};

/** What stands for a day that is not settled. */
const OPEN = "9999-12-31";

/** The names of a mail as they are written in a language. */
export async function valuesOf(ctx: TenantContext, about: AboutPlacement, language: Language): Promise<MailValues> {
	const { startsOn, endsOn, opens, ...values } = about;
	const { format } = await writtenIn(language, ctx.tenant.timeZone, ctx.now);
	const day = (on: string) => (on === OPEN ? "" : format.date(on, "long"));
	const link = opens === null ? "" : `${ctx.origin}${paths(ctx.tenant.guid).placement(opens)}`;
	return { ...values, start: day(startsOn), end: day(endsOn), tenant: ctx.tenant.name, link };
}

type Texts = { subject: string; body: string };

/** What the template of these mails is given. */
export const paramsOf = (ctx: TenantContext, { subject, body }: Texts, values: MailValues) => ({
	...{ subject: fill(subject, values).replace(/\s+/g, " "), message: fill(body, values), tenant: ctx.tenant.name },
});

/** A placement that there is not, for looking at a mail and trying it out. */
export function exampleFor(visit: Visit): AboutPlacement {
	const day = today(visit.tenant.timeZone, visit.now);
	return {
		...{ name: nameOf(visit.user), participant: "Amina Yusuf", workplace: "Havbris Industri AS" },
		...{ supervisor: "Per Håkon Lie", advisor: nameOf(visit.user), position: "Fagarbeider" },
		...{ startsOn: addDays(day, -42), endsOn: addDays(day, 14), opens: "1" },
	};
}

/** The mail as its reader would see it, of the example. */
export async function previewOf(visit: Visit, texts: Texts, language: Language) {
	const values = await valuesOf(visit, exampleFor(visit), language);
	const { subject, text } = renderLetter(
		"placementNews",
		paramsOf(visit, texts, values),
		await translator(language),
		language,
	);
	return { subject, text };
}
