import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, isNull } from "drizzle-orm";
import { attachingFile, stageFile } from "#app/media/record-files.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { notifying } from "#app/platform/notify.server";
import { invalid, notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { isVouchedFor, turnstileKey } from "#app/platform/turnstile.server";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { companies } from "#db/schema/directory";
import { deviationFiles, deviations, safetyCompanies, safetyPosters } from "#db/schema/hms";
import { derivingCompany } from "../derived.server";
import { FILES_OF } from "../deviations/deviations.server";
import { tellOf } from "../letters/tell.server";
import { manifest } from "../manifest";
import { open, paths } from "../paths";
import { type OpenReport, TURNSTILE_FIELD } from "./posters.schema";

/** Reports from one network: a whole company may stand behind one address. */
const USES = { limit: 20, window: 10 * MINUTE };
/** Letters of what happened that a report without a title is called by. */
const TITLE = 80;

/** A poster by its guid, with the company that it is of; throws `notFound` where that is followed no longer. */
async function openPoster(context: RequestContext, guid: string) {
	const ctx = await enterPublicTarget(context, { table: safetyPosters, moduleKey: manifest.key, guid });
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			safetyPosters,
			{
				company: [companies, safetyPosters.companyId, ["name"]],
				safety: [safetyCompanies, safetyPosters.companyId, ["leadId", "deletedAt"]],
			},
			{ where: eq(safetyPosters.guid, guid.toLowerCase()), limit: 1 },
		),
	});
	const [one] = found;
	if (!one?.company || !one.safety || one.safety.deletedAt !== null) throw notFound();
	return { ctx, poster: one.row, company: one.company, leadId: one.safety.leadId };
}

/** What everybody reads who has come by a poster. */
export async function showReport({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, poster, company } = await openPoster(context, params.poster ?? "");
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language, title: `${t("hmsReport:title")} – ${company.name}` },
			...{ company: company.name, area: poster.area, allowsAnonymous: poster.allowsAnonymous },
			...{
				isOpen: poster.closedAt === null,
				today: today(ctx.tenant.timeZone, context.now),
				turnstile: turnstileKey(context),
			},
		},
		{ headers: { ...PRIVATE, "X-Robots-Tag": "noindex" } },
	);
}

/** Takes a report, tells who answers for the company, and goes on to where the sender sees how it goes. */
export async function sendReport({ request, context }: ActionFunctionArgs, input: OpenReport) {
	const { ctx, poster, leadId } = await openPoster(context, input.poster);
	if (poster.closedAt !== null) throw invalid({ form: "hmsReport:errors.closed" });
	if (input.happenedOn > today(ctx.tenant.timeZone, context.now))
		throw invalid({ happenedOn: "hmsReport:errors.future" });
	const place = input.place || poster.area;
	if (place === "") throw invalid({ place: "required" });
	const { name, contact } = input;
	if (!poster.allowsAnonymous && name === "") throw invalid({ name: "required" });
	if (!poster.allowsAnonymous && contact === "") throw invalid({ contact: "required" });
	await countUse(context, request, "hmsReport", USES);
	const language = await languageOfPage(request, context);
	const token = newToken();
	const to = `${open.status(poster.guid, token)}?lang=${language}`;
	const isRobot = input[HONEYPOT] !== "" || !(await isVouchedFor(context, request, input[TURNSTILE_FIELD]));
	// A robot is sent on as everybody, and finds nothing there.
	if (isRobot) return done({ to });
	const { rows, now } = ctx;
	const id = newId(now.getTime());
	const guest = { ...ctx, user: { id: "" } };
	const staged = await Promise.all(input.files.map((photo) => stageFile(guest, FILES_OF, photo as File)));
	const { kind, event, happenedOn, immediateAction } = input;
	const notice = {
		...{ type: "deviationReported" as const, params: {}, noticeId: `deviation:${id}` },
		url: paths(ctx.tenant.guid).deviation(id),
	};
	await rows.commit([
		rows.adding(deviations, {
			...{ id, companyId: poster.companyId, kind, event, title: titleOf(event), place, area: poster.area },
			...{ happenedOn, immediateAction, createdBy: "", posterId: poster.id, statusHash: await hashToken(token) },
			...{ reporterName: name, reporterContact: contact },
		}),
		...staged.flatMap(({ id: fileId }) => [
			attachingFile(ctx, fileId),
			rows.adding(deviationFiles, { id: newId(now.getTime()), deviationId: id, fileId }),
		]),
		derivingCompany(ctx, poster.companyId),
		...(leadId ? [notifying(ctx, notice, [leadId])] : []),
	]);
	await tellOf(ctx, "deviationReported", id);
	return done({ to });
}

/** The first words of what happened. */
function titleOf(event: string): string {
	const [line = ""] = event.trim().split(/\r?\n/);
	if (line.length <= TITLE) return line;
	return `${line.slice(0, TITLE).replace(/\s+\S*$/, "")}…`;
}

/** How it goes with a report, as its sender may know: nothing of who handles it, nor what was written. */
export async function showReportStatus({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, poster, company } = await openPoster(context, params.poster ?? "");
	const token = params.token ?? "";
	const its = and(eq(deviations.statusHash, await hashToken(token)), eq(deviations.posterId, poster.id));
	const [row] = await ctx.rows.list(deviations, { where: and(its, isNull(deviations.deletedAt)), limit: 1 });
	if (!row) throw notFound();
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language, title: `${t("hmsReport:status.title")} – ${company.name}` },
			...{ company: company.name, receivedAt: row.createdAt, isAnonymous: row.reporterName === "" },
			state: row.status === "effectCheck" ? ("measureInPlace" as const) : row.status,
			address: `${ctx.origin}${open.status(poster.guid, token)}`,
			again: `${open.report(poster.guid)}?lang=${language}`,
		},
		{ headers: PRIVATE },
	);
}
