import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openForm } from "#app/forms/answering/open-form.server";
import { readingDue } from "#app/forms/assignments/reading.server";
import { textIn } from "#app/forms/definition/texts";
import { languageOfPage } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { selfReportSettings } from "#db/schema/psych-eval";
import { area } from "../area";
import { paths } from "../paths";
import { safetyTexts } from "./safety.server";

/** The page after sending: that it is in, whom to call, and, for who is signed in, what waits still and how it goes. */
export async function showSent({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, form, version } = await openForm(context, area, params.form_guid ?? "", params.guid);
	const [language, { user, memberships }] = await Promise.all([
		languageOfPage(request, context),
		readPrincipal(request, context, { kind: "all" }),
	]);
	const member = memberships.some(({ tenant }) => tenant.id === ctx.tenant.id) ? user : null;
	const { due, settings } = await ctx.rows.read({
		due: readingDue(ctx, [member?.id ?? ""], { area, limit: 20 }),
		settings: ctx.rows.listing(selfReportSettings, { limit: 1 }),
	});
	const place = paths(ctx.tenant.guid);
	const [next] = due;
	return {
		tenant: tenantBrand(ctx.tenant),
		title: textIn(version.definition.title, language, version.definition.languages[0]).text,
		safety: (await safetyTexts(settings[0]?.safety, [language]))[language] ?? "",
		next: next
			? {
					title: textIn(next.form.titles, language, next.form.languages[0] as never).text,
					to: place.reply(next.form.guid),
				}
			: null,
		home: member ? to.home() : null,
		reports: member ? place.reports(undefined, form.id) : null,
	};
}
