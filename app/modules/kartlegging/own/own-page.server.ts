import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { and, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { textIn } from "#app/forms/definition/texts";
import { invite } from "#app/forms/invitations/invite.server";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { type AnsweredBy, readAnsweredBy } from "#app/forms/subjects/answered-by.server";
import { newestAnswers } from "#app/forms/subjects/newest-answers.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import type { Language } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { Visit } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { companies } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { area } from "../area";
import type { CompanyNamed } from "../companies/companies.schema";
import { findCompany } from "../companies/companies.server";
import { datedAnswers } from "../companies/dated-answers";
import { manifest } from "../manifest";
import { openPaths } from "../paths";
import type { OwnAnswerInput } from "./own-page.schema";
import { compareWithSimilar } from "./similar";

/** Companies whose facts are compared. */
const COMPARED = 500;
/** New links to the form from one network. */
const USES = { limit: 20, window: 10 * MINUTE };

/** Gives a company a page of its own by a secret address, which is told here and never again; one that it had leads nowhere from now on. */
export async function makeOwnPage(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const { row } = await findCompany(visit, { guid });
	const token = newToken();
	await visit.rows.change(assessedCompanies, row.id, { tokenHash: await hashToken(token) });
	return { ownPage: `${visit.origin}${openPaths.own(token)}` };
}

/** Takes the page back: its address leads nowhere. */
export async function closeOwnPage(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const { row } = await findCompany(visit, { guid });
	await visit.rows.change(assessedCompanies, row.id, { tokenHash: null });
	return done({ snackbar: { key: "kartlegging:told.ownPageClosed" } });
}

/** The company that a secret leads to. Throws `notFound`. */
async function openOwn(context: RequestContext, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: assessedCompanies, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			assessedCompanies,
			{ company: [companies, assessedCompanies.id] },
			{ where: and(eq(assessedCompanies.tokenHash, tokenHash), isNull(assessedCompanies.deletedAt)), limit: 1 },
		),
	});
	const [one] = found;
	if (!one?.company) throw notFound();
	return { ctx, row: one.row, company: one.company };
}

/** A company's own page: what it has answered, how that is beside similar companies, and which forms it may answer. */
export async function showOwnPage({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, row, company } = await openOwn(context, params.token ?? "");
	const language = await languageOfPage(request, context);
	const [{ own, newest, open }, known] = await Promise.all([
		readAnsweredBy(ctx, area, { type: "company", id: row.id }),
		ctx.rows.list(companies, {
			where: sql`${companies.id} in (select ${assessedCompanies.id} from ${assessedCompanies} where ${eq(assessedCompanies.tenantId, ctx.tenant.id)})`,
			limit: COMPARED,
		}),
	]);
	const answers = await newestAnswers(ctx, own, language);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language, title: company.name, company: company.name },
			answers: datedAnswers(answers, today(ctx.tenant.timeZone, context.now)).map(
				({ replyId: _replyId, ...shown }) => shown,
			),
			forms: open.map(({ form }) => ({
				id: form.id,
				title: textIn(form.titles, language, form.languages[0] as Language).text,
			})),
			comparison: compared({ own, newest, open }, known, { companyId: row.id, language }),
		},
		{ headers: PRIVATE },
	);
}

/** The scores of a company's newest reply beside the newest of each similar company to the same form. */
function compared(
	{ own, newest, open }: AnsweredBy,
	known: readonly Row<typeof companies>[],
	{ companyId, language }: { companyId: string; language: Language },
) {
	const last = own.at(-1);
	if (!last) return null;
	const factsOf = new Map(known.map((company) => [company.id, company]));
	const asKnown = (id: string, { scores }: Pick<typeof last, "scores">) => ({
		...{ companyId: id, industry: factsOf.get(id)?.industry ?? null, employees: factsOf.get(id)?.employees ?? null },
		scores: Object.fromEntries(
			Object.entries(scores).flatMap(([score, { value }]) => (value === null ? [] : [[score, value]])),
		),
	});
	const others = [...newest].map(([id, reply]) => asKnown(id, reply));
	const found = compareWithSimilar(asKnown(companyId, last), others);
	const version = open.find(({ form }) => form.id === last.formId)?.version;
	if (!found || !version) return null;
	const names = new Map(version.definition.scores?.map((score) => [score.id, score]));
	return {
		...{ by: found.by, count: found.count },
		scores: found.scores.flatMap(({ id, own: value, others: mean }) => {
			const score = names.get(id);
			return score
				? [
						{
							...{ id, name: textIn(score.name, language, version.definition.languages[0]).text, max: score.max ?? 5 },
							...{ own: Math.round(value * 10) / 10, others: Math.round(mean * 10) / 10 },
						},
					]
				: [];
		}),
	};
}

/** Makes the company a link of its own to a form, which counts once, and goes there. */
export async function answerAnew({ request, context }: ActionFunctionArgs, input: z.output<typeof OwnAnswerInput>) {
	const { ctx, row } = await openOwn(context, input.token);
	await countUse(context, request, "ownPage", USES);
	const { form } = await readOpenForm(ctx, area, { id: input.form });
	if (form.status !== "open") throw notFound();
	const language = await languageOfPage(request, context);
	const [made] = await invite(ctx, area, { formId: form.id, invited: [{ language, subjectId: row.id }] });
	if (!made) throw notFound();
	throw redirect(replyAddress(area, ctx.tenant.guid, form.guid, made.token));
}
