import type * as z from "zod";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { goneParts, leadOn, pointKey, pointOf, retireOption } from "../builder/safe-edit";
import { type Definition, questionsOf } from "../definition/definition";
import { isAsked, optionsOf } from "../definition/question";
import { ofPeriod, readingDays } from "../reports/figures.server";
import { previewOf, publishForm } from "../store/publish.server";
import { saveDraft } from "../store/save-draft.server";
import type { FormNamed } from "./build.schema";
import type { PublishForm } from "./publish-page.schema";
import type { Workshop } from "./workshop";

/** What publishing would change, what is in its way, and what has answers and goes. */
export const showPublish =
	(shop: Workshop) =>
	async (visit: Visit, { form_name }: z.output<typeof FormNamed>) => {
		const read = await shop.read(visit, form_name);
		const { form, draft, version } = read;
		const { changes, problems, tests } = previewOf(visit, read);
		const gone = version ? await goneOf(visit, form.id, version.definition, draft.definition) : [];
		const { languages, title, pages, scores, lineage } = draft.definition;
		return {
			...{ changes, problems, revision: draft.revision, gone },
			failed: tests.filter(({ mismatches }) => mismatches.length > 0).map(({ name }) => name),
			form: { version: form.currentNumber, replies: form.replies, status: form.status },
			/** What the page needs to name the parts that are spoken of. */
			definition: { format: 1 as const, languages, title, pages, scores, lineage, tests: [] },
			last: version && { scores: version.definition.scores },
			places: shop.places(visit.tenant.guid, form.slug),
		};
	};

async function goneOf(visit: Visit, formId: string, last: Definition, next: Definition) {
	const none = goneParts(last, next, []);
	if (none.length === 0) return [];
	const to = today(visit.tenant.timeZone, visit.now);
	const { days } = await visit.rows.read({ days: readingDays(visit, formId, { from: "2000-01-01", to }) });
	return goneParts(last, next, ofPeriod(days))
		.filter(({ question }) => isAsked(question))
		.map(({ from, question, option, answers }) => ({
			key: pointKey(from),
			isOption: option !== undefined,
			answers,
			label: question.label,
			option: optionsOf(question).find(({ id }) => id === option)?.label,
			offers: option === undefined ? questionsLike(next, question.type) : optionsLike(next, question.id),
		}));
}

const questionsLike = (next: Definition, type: string) =>
	questionsOf(next)
		.filter((question) => question.type === type)
		.map(({ id, label }) => ({ key: id, label }));

const optionsLike = (next: Definition, id: string) =>
	questionsOf(next)
		.filter((question) => question.id === id)
		.flatMap((question) => optionsOf(question).map((option) => ({ key: `${id}:${option.id}`, label: option.label })));

/** Publishes what was looked at, after writing down what becomes of what goes. */
export const publishFromPage =
	(shop: Workshop) =>
	async (visit: Visit, { form_name, revision, note, gone, becomes }: z.output<typeof PublishForm>) => {
		const { form, draft, version } = await shop.read(visit, form_name);
		let { definition } = draft;
		const last = version?.definition;
		for (const [at, key] of gone.entries()) {
			const what = becomes[at] ?? "";
			if (what === "retire" && last) definition = retireOption(definition, last, pointOf(key));
			else if (what !== "" && what !== "retire") definition = leadOn(definition, pointOf(key), pointOf(what));
		}
		let looked = revision;
		if (definition !== draft.definition)
			looked = (await saveDraft(visit, shop.area, { id: form.id, revision, definition })).revision;
		const { version: made } = await publishForm(visit, shop.area, {
			...{ id: form.id, revision: looked, note },
			along: shop.publishes?.(visit, form),
		});
		return done({
			snackbar: { key: "formBuild:snackbar.published", params: { version: made.number } },
			to: shop.places(visit.tenant.guid, form.slug).build,
		});
	};
