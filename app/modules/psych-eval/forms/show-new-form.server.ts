import { ne } from "drizzle-orm";
import type * as z from "zod";
import { readingFollowed } from "#app/directory/followed.server";
import { readingMine } from "#app/directory/groups.server";
import { textIn } from "#app/forms/definition/texts";
import { listTemplates } from "#app/forms/store/list-forms.server";
import { today } from "#app/platform/clock";
import { hasSms } from "#app/platform/sms/send-sms.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { readingProvidedForms } from "#app/platform/tenant/provider-library.server";
import { selfReportForms } from "#db/schema/psych-eval";
import { area } from "../area";
import { readingCategories, readingQuestions } from "../bank/bank.server";
import { askedOf } from "../bank/bank-calls.server";
import { kindOf } from "../bank/question-kinds";
import type { NewFormPage } from "./new-form.schema";
import { providedTemplates } from "./provided-templates.server";

/** What a new form can be made of: the bank, the templates, and the clients whom the visitor follows up. */
export async function showNewForm(visit: Visit, { client }: z.output<typeof NewFormPage>) {
	const [{ categories, questions, clients, groups, about, provided }, templates] = await Promise.all([
		visit.rows.read({
			categories: readingCategories(visit),
			questions: readingQuestions(visit),
			clients: readingFollowed(visit),
			groups: readingMine(visit),
			about: visit.rows.listing(selfReportForms, { where: ne(selfReportForms.source, ""), limit: 200 }),
			provided: readingProvidedForms(visit),
		}),
		listTemplates(visit, area),
	]);
	const languages: [typeof visit.language, typeof visit.language] = [visit.language, visit.tenant.language];
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, ...languages).text;
	return {
		...{
			tenant: visit.tenant.guid,
			today: today(visit.tenant.timeZone, visit.now),
			hasSms: hasSms(visit.context.env),
			client: client ?? null,
			...{ clients, groups },
		},
		mayLock: visit.access.level >= LEVEL_ALL,
		categories: categories
			.map((category) => ({
				...{ id: category.id, title: say(category.titles) },
				questions: questions
					.filter(({ categoryId }) => categoryId === category.id)
					.map(({ id, question }) => ({ ...askedOf(question, languages), id, kind: kindOf(question) })),
			}))
			.filter((category) => category.questions.length > 0),
		templates: [
			...templates.map(({ id, titles }) => {
				const own = about.find((one) => one.id === id);
				return { id, title: say(titles), source: own?.source ?? "", licence: own?.licence ?? "", isLocked: true };
			}),
			...providedTemplates(provided, visit),
		],
	};
}
