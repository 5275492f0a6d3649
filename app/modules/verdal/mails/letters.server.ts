import type { Letters } from "#app/directory/letters/letters";
import { nameOf } from "#app/directory/names";
import { writtenIn } from "#app/directory/written.server";
import { addDays, today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { placementMailSettings, placementMails } from "#db/schema/verdal";
import { paths } from "../paths";
import { type MailValues, mailEvents } from "./events";

/** What a mail says of a placement. */
export type AboutPlacement = Omit<MailValues, "start" | "end" | "tenant" | "link"> & {
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

/** A placement that there is not, for looking at a mail and trying it out. */
function exampleFor(visit: Visit): AboutPlacement {
	const day = today(visit.tenant.timeZone, visit.now);
	return {
		...{ name: nameOf(visit.user), participant: "Amina Yusuf", workplace: "Havbris Industri AS" },
		...{ supervisor: "Per Håkon Lie", advisor: nameOf(visit.user), position: "Fagarbeider" },
		...{ startsOn: addDays(day, -42), endsOn: addDays(day, 14), opens: "1" },
	};
}

/** The mails of placements, in the tenant's words. */
export const letters: Letters = {
	...{ key: "verdal", ns: "verdal", template: "placementNews", events: mailEvents },
	...{ settings: placementMailSettings, sent: placementMails },
	example: (visit, _event, language) => valuesOf(visit, exampleFor(visit), language),
	paths: (tenant) => ({ all: paths(tenant).settings, one: paths(tenant).mail }),
};
