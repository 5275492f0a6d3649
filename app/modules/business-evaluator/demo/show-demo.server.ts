import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { replyAddress } from "#app/forms/area";
import type { Definition } from "#app/forms/definition/definition";
import { questionsById } from "#app/forms/definition/definition";
import { rangeOf } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import { tenantsOf } from "#app/forms/one-form/find-form.server";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import { resultOf } from "#app/forms/results/result";
import { scoresOf } from "#app/forms/scoring/score";
import { closedFor } from "#app/forms/store/settings";
import type { Language } from "#app/platform/i18n";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import { enterOpenModule } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { area } from "../area";
import { theForm } from "../form/the-form";

/** How far from the lower end of its scale each sample answer stands, in turn. */
const samples = [0.75, 0.5, 1, 0.75, 0.25, 0.5];

/**
 * What the form comes to with made-up answers, or with those that the address gives: nothing is stored. It is the organisation's own form once
 * that is out.
 */
export async function showDemo(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const [language, { ctx, found }] = await Promise.all([languageOfPage(request, context), enterDemo(args)]);
	const t = await translator(language);
	const { searchParams } = new URL(request.url);
	const definition = found?.version?.definition ?? theForm.template;
	const title = textIn(definition.title, language, definition.languages[0]).text;
	const areas = askedIn(definition, searchParams, language);
	const answers = Object.fromEntries(areas.flatMap(({ questions }) => questions.map(({ id, value }) => [id, value])));
	const isOpen = found?.version && closedFor(found.form, ctx.now.getTime()) === undefined;
	return {
		...{ tenant: tenantBrand(ctx.tenant), language, areas, title },
		documentTitle: `${title} – ${t("businessEvaluator:demo.mark")}`,
		result: resultOf(definition, scoresOf(definition, answers), language),
		isOwn: areas.some(({ questions }) => questions.some(({ id }) => searchParams.has(id))),
		form: isOpen ? `${replyAddress(area, ctx.tenant.guid, found.form.guid)}?lang=${language}` : null,
	};
}
export type DemoView = Awaited<ReturnType<typeof showDemo>>;

/** The organisation that an address names, else the first of one's own that has the module, with its form. Throws `notFound` for none. */
async function enterDemo({ request, params, context }: LoaderFunctionArgs) {
	for (const guid of params.guid === undefined ? await tenantsOf(request, context) : [params.guid]) {
		const ctx = await enterOpenModule(context, area.moduleKey, guid);
		if (!ctx) continue;
		const [found] = (await ctx.rows.read({ found: readingOneForm(ctx, theForm) })).found;
		return { ctx, found };
	}
	throw notFound();
}

/** The questions on a scale that each score is made of, with the answer that the address gives, else a made-up one. */
function askedIn(definition: Definition, given: URLSearchParams, language: Language) {
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language, definition.languages[0]).text;
	const questions = questionsById(definition);
	let nth = 0;
	return definition.scores.flatMap(({ id, name, items }) => {
		const asked = items.flatMap(({ question: key }) => {
			const question = questions.get(key);
			const range = question && rangeOf(question);
			if (!question || !range) return [];
			const { min, max } = range;
			const sample = Math.round(min + (max - min) * (samples[nth++ % samples.length] ?? 0.5));
			const typed = Number(given.get(key) ?? Number.NaN);
			const value = Number.isInteger(typed) && typed >= min && typed <= max ? typed : sample;
			return [{ id: key, label: say(question.label), value, min, max }];
		});
		return asked.length > 0 ? [{ id, name: say(name), questions: asked }] : [];
	});
}
