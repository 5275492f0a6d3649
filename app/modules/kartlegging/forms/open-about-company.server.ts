import { and, eq, lte } from "drizzle-orm";
import { type OpenAnswering, type OpenedAnswering, openAnswering } from "#app/forms/answering/open-answering.server";
import { translator } from "#app/platform/i18n.server";
import { companies } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { area } from "../area";
import { openingsNamed } from "../openings/openings.server";
import { paths } from "../paths";

/**
 * Who answers for a company: whoever has its link, or an interviewer, on a visit (`assisted`) or by phone (`proxy`, `how` of the address), who
 * comes back to the company's page. With the reply the company stands as assessed.
 */
export const openAboutCompany: OpenAnswering = async (args, _area, versionId) => {
	const opened = await openAnswering(args, area, versionId);
	const { ctx, form, sender } = opened;
	const id = sender.subject?.id;
	if (!id) return opened;
	const t = await translator(ctx.tenant.language);
	const opening = { companyId: id, by: sender.respondentId ?? "", training: t("kartlegging:openings.training") };
	const following: OpenedAnswering["following"] = (taken) => [
		...openingsNamed(ctx, opened, opening, taken),
		ctx.rows.changingWhere(
			assessedCompanies,
			and(eq(assessedCompanies.id, id), lte(assessedCompanies.lastOn, taken.day)) as never,
			{ status: "done", lastOn: taken.day },
		),
	];
	if (sender.source !== "member") return { ...opened, following };
	const company = await ctx.rows.find(companies, id);
	const leadsTo = company && paths(ctx.tenant.guid).company(company.guid);
	const isByPhone = new URL(args.request.url).searchParams.get("how") === "phone";
	return {
		...opened,
		following,
		...(leadsTo && { form: { ...form, settings: { ...form.settings, leadsTo } } }),
		sender: { ...sender, mode: isByPhone ? "proxy" : "assisted" },
	};
};
