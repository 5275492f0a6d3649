import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { leadOn, pointOf, retireOption } from "../builder/safe-edit";
import type { Definition } from "../definition/definition";
import { previewOf, publishForm } from "../store/publish.server";
import { saveDraft } from "../store/save-draft.server";
import type { FormNamed } from "./build.schema";
import type { BuilderConfig } from "./builder-config";
import type { Becoming, PublishForm } from "./publish-page.schema";
import { lookAtTouched } from "./uses.server";

/** What publishing would change, what is in its way, and what has answers and goes. */
export const showPublish =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name }: z.output<typeof FormNamed>) => {
		const read = await shop.read(visit, form_name);
		const { form, draft, version } = read;
		const { changes, problems, tests } = previewOf(visit, read);
		const { gone, held } = await lookAtTouched(visit, shop, read, changes);
		const { languages, title, pages, scores, lineage } = draft.definition;
		return {
			...{ changes, problems, revision: draft.revision, gone, held },
			failed: tests.filter(({ mismatches }) => mismatches.length > 0).map(({ name }) => name),
			form: { version: form.currentNumber, replies: form.replies, status: form.status },
			/** What the page needs to name the parts that are spoken of. */
			definition: { format: 1 as const, languages, title, pages, scores, lineage, tests: [] },
			last: version && { scores: version.definition.scores },
			places: shop.places(visit.tenant.guid, form.slug),
		};
	};

/** The form after what was said to become of each part that goes; the same where nothing was. */
function withBecome(
	{ draft, version }: Awaited<ReturnType<BuilderConfig["read"]>>,
	{ gone, becomes }: Becoming,
): Definition {
	if (!version) return draft.definition;
	return gone.reduce((definition, key, at) => {
		const [from, what] = [pointOf(key), becomes[at] ?? ""];
		if (what === "retire") return retireOption(definition, version.definition, from);
		return what === "" ? definition : leadOn(definition, from, pointOf(what));
	}, draft.definition);
}

/** Publishes what was looked at, after writing down what becomes of what goes. */
export async function publishing(
	shop: BuilderConfig,
	visit: Visit,
	{ form_name, revision, note, gone, becomes }: z.output<typeof PublishForm>,
) {
	const read = await shop.read(visit, form_name);
	const { form, draft } = read;
	const definition = withBecome(read, { gone, becomes });
	let looked = revision;
	if (definition !== draft.definition)
		looked = (await saveDraft(visit, shop.area, { id: form.id, revision, definition })).revision;
	const { version } = await publishForm(visit, shop.area, {
		...{ id: form.id, revision: looked, note },
		along: shop.publishes?.(visit, form),
	});
	return { form, snackbar: { key: "formBuild:snackbar.published", params: { version: version.number } } };
}

/** The same from the page of publishing, and on to where the form is sent from, or back to the builder. */
export const publishFromPage = (shop: BuilderConfig) => async (visit: Visit, input: z.output<typeof PublishForm>) => {
	const { form, snackbar } = await publishing(shop, visit, input);
	const { to, feedback } = shop.afterPublishing ?? {};
	return done({
		snackbar: { ...snackbar, key: feedback ?? snackbar.key },
		to: to?.(visit.tenant.guid, form.slug) ?? shop.places(visit.tenant.guid, form.slug).build,
	});
};
