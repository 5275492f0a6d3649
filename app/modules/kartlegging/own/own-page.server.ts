import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { textIn } from "#app/forms/definition/texts";
import { invite } from "#app/forms/invitations/invite.server";
import { asReply, counts } from "#app/forms/replies/reply-row";
import { asForm, asVersion } from "#app/forms/store/form-row.server";
import { newestAnswers } from "#app/forms/subjects/newest-answers.server";
import type { Bag } from "#app/platform/bag.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { enterOpenPlace } from "#app/platform/tenant/open-place.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { companies } from "#db/schema/directory";
import { formReplies, forms, formVersions } from "#db/schema/forms";
import { assessedCompanies } from "#db/schema/kartlegging";
import { area } from "../area";
import type { CompanyNamed } from "../companies/companies.schema";
import { findCompany } from "../companies/companies.server";
import { datedAnswers } from "../companies/dated-answers";
import { manifest } from "../manifest";
import { openPaths } from "../paths";
import type { OwnAnswerInput } from "./own-page.schema";
import { compareWithSimilar } from "./similar";

/** Replies of one company, and of all that it is compared with. */
const MOST = 100;
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
async function openOwn(bag: Bag, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterOpenPlace(bag, { table: assessedCompanies, moduleKey: manifest.key, tokenHash });
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
export async function showOwnPage({ request, params, context: bag }: LoaderFunctionArgs) {
	const { ctx, row, company } = await openOwn(bag, params.token ?? "");
	const language = await languageOfPage(request, bag);
	const ofModule = and(eq(forms.moduleKey, area.moduleKey), isNull(forms.deletedAt));
	const itsForms = sql`${formReplies.formId} in (select ${forms.id} from ${forms} where ${and(eq(forms.tenantId, ctx.tenant.id), ofModule)})`;
	const { replies, all, open, known } = await ctx.rows.read({
		replies: ctx.rows.listing(formReplies, {
			where: and(eq(formReplies.subjectId, row.id), itsForms),
			orderBy: [desc(formReplies.day), desc(formReplies.id)],
			limit: MOST,
		}),
		all: ctx.rows.listing(formReplies, {
			where: and(itsForms, eq(formReplies.subjectType, "company")),
			orderBy: [desc(formReplies.day), desc(formReplies.id)],
			limit: COMPARED,
		}),
		open: ctx.rows.listingWith(
			forms,
			{ version: [formVersions, forms.currentVersionId] },
			{ where: and(ofModule, eq(forms.status, "open"), eq(forms.isTemplate, false)), limit: 20 },
		),
		known: ctx.rows.listing(companies, {
			where: sql`${companies.id} in (select ${assessedCompanies.id} from ${assessedCompanies} where ${eq(assessedCompanies.tenantId, ctx.tenant.id)})`,
			limit: COMPARED,
		}),
	});
	const sent = replies.filter((reply) => counts(asReply(reply))).map(asReply);
	const answers = await newestAnswers(ctx, [...sent].reverse(), language);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language, title: company.name, company: company.name },
			answers: datedAnswers(answers, today(ctx.tenant.timeZone, bag.now)).map(({ replyId: _replyId, ...told }) => told),
			forms: open.flatMap(({ row: form, version }) =>
				version
					? [{ id: form.id, title: textIn(asForm(form).titles, language, asForm(form).languages[0] as never).text }]
					: [],
			),
			comparison: compared(sent[0], all.map(asReply), known, open, { companyId: row.id, language }),
		},
		{ headers: { ...PRIVATE, "X-Robots-Tag": "noindex" } },
	);
}

type Reply = ReturnType<typeof asReply>;
type OpenForms = { row: typeof forms.$inferSelect; version: typeof formVersions.$inferSelect | null }[];

/** The scores of a company's newest reply beside the newest of each similar company to the same form. */
function compared(
	own: Reply | undefined,
	all: readonly Reply[],
	known: readonly (typeof companies.$inferSelect)[],
	open: OpenForms,
	{ companyId, language }: { companyId: string; language: string },
) {
	if (!own) return null;
	const factsOf = new Map(known.map((company) => [company.id, company]));
	const newest = new Map<string, Reply>();
	for (const reply of all)
		if (reply.formId === own.formId && reply.subjectId && counts(reply) && !newest.has(reply.subjectId))
			newest.set(reply.subjectId, reply);
	const asKnown = (id: string, reply: Reply) => ({
		...{ companyId: id, industry: factsOf.get(id)?.industry ?? null, employees: factsOf.get(id)?.employees ?? null },
		scores: Object.fromEntries(
			Object.entries(reply.scores).flatMap(([score, { value }]) => (value === null ? [] : [[score, value]])),
		),
	});
	const others = [...newest].map(([id, reply]) => asKnown(id, reply));
	const found = compareWithSimilar(asKnown(companyId, own), others);
	const version = open.find(({ row }) => row.id === own.formId)?.version;
	if (!found || !version) return null;
	const names = new Map(asVersion(version).definition.scores?.map((score) => [score.id, score]));
	return {
		...{ by: found.by, count: found.count },
		scores: found.scores.flatMap(({ id, own: value, others: mean }) => {
			const score = names.get(id);
			return score
				? [
						{
							...{ id, name: textIn(score.name, language as never, "nb").text, max: score.max ?? 5 },
							...{ own: Math.round(value * 10) / 10, others: Math.round(mean * 10) / 10 },
						},
					]
				: [];
		}),
	};
}

/** Makes the company a link of its own to a form, which counts once, and goes there. */
export async function answerAnew(
	{ request, context: bag }: ActionFunctionArgs,
	input: z.output<typeof OwnAnswerInput>,
) {
	const { ctx, row } = await openOwn(bag, input.token);
	await countUse(bag, request, "ownPage", USES);
	const [form] = await ctx.rows.list(forms, {
		where: and(
			eq(forms.id, input.form),
			eq(forms.moduleKey, area.moduleKey),
			eq(forms.status, "open"),
			isNull(forms.deletedAt),
		),
		limit: 1,
	});
	if (!form) throw notFound();
	const language = await languageOfPage(request, bag);
	const [made] = await invite(ctx, area, { formId: form.id, invited: [{ language, subjectId: row.id }] });
	if (!made) throw notFound();
	throw redirect(replyAddress(area, ctx.tenant.guid, form.guid, made.token));
}
