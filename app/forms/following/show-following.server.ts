import type * as z from "zod";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { followingActions } from "#db/schema/forms";
import { needsValue } from "../builder/sources";
import type { BuilderConfig } from "../building/builder-config";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import { readingStaff } from "../lists/staff.server";
import type { Form } from "../store/form-row.server";
import type { FollowingPage } from "./following.schema";
import { readNamed, serializeFollowing, sourceWords, type Words } from "./following-words.server";
import { type Following, readingFollowings } from "./followings.server";
import { whenKey, whenOptions, whenSources, whenTests, whenValueKind } from "./when";

/** The rules of a form, and the fields of the one that is written. */
export const showFollowing =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name, rule, of, does }: z.output<typeof FollowingPage>) => {
		const [{ form, draft }, t] = await Promise.all([shop.read(visit, form_name), translator(visit.language)]);
		const { definition } = draft;
		const words = { t, language: visit.language };
		const reads = new ReadBatch();
		const rules = reads.add(readingFollowings(visit, form.id));
		const named = readNamed(visit, reads, { formId: form.id });
		const staff = readingStaff(visit, reads, form.ownerId);
		await reads.send(visit.rows);
		const changed = rules().find(({ id }) => id === rule);
		const names = named();
		const chosen = changed ? { of: whenKey(changed.condition.of), action: changed.action } : { of, action: does };
		const available = [...names]
			.filter(([, { isThere }]) => isThere)
			.map(([value, { name }]) => ({ value, label: name }));
		return {
			title: form.title,
			form: { name: form.slug, isAnonymous: form.settings.isAnonymous ?? false, isHealth: form.isHealth },
			places: shop.places(visit.tenant.guid, form.slug),
			rules: rules().map((one) => serializeFollowing(one, definition, names, words)),
			sources: whenSources(definition).map((source) => ({
				value: source.key,
				label: sourceWords(source, definition, words),
			})),
			/** Those whom rules name already are offered however many there are. */
			staff: [...available, ...staff().filter(({ value }) => !names.get(value)?.isThere)],
			writing: fieldsOf(definition, chosen, words, changed),
		};
	};
export type FollowingShown = Awaited<ReturnType<ReturnType<typeof showFollowing>>>;

/** The fields of one rule, by what it looks at and does; null where none is written, or the form has it no more. */
function fieldsOf(
	definition: Definition,
	{ of, action }: { of?: string; action?: string },
	words: Words,
	changed: Following | undefined,
) {
	const source = whenSources(definition).find(({ key }) => key === of);
	const does = followingActions.find((one) => one === action);
	if (!source || !does) return null;
	const { t, language } = words;
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language, definition.languages[0]).text;
	const value = [changed?.condition.value ?? ""].flat()[0];
	return {
		...{ rule: changed?.id ?? null, of: source.key, action: does },
		about: sourceWords(source, definition, words),
		tests: whenTests(source).map((test) => ({ value: test, label: t(`formBuild:rules.tests.${test}`) })),
		needsValue: whenTests(source).some(needsValue),
		kind: whenValueKind(source),
		options: whenOptions(source, definition).map(({ id, label }) => ({ value: id, label: say(label) })),
		values: {
			test: changed?.condition.test ?? null,
			value: typeof value === "boolean" ? (value ? "yes" : "no") : String(value),
			text: changed?.text ?? "",
			whose: changed && !changed.toAdvisor ? ("person" as const) : ("advisor" as const),
			toAdvisor: changed?.toAdvisor ?? false,
			personIds: changed?.personIds ?? [],
			dueDays: changed ? changed.dueDays : 3,
		},
	};
}

/** The rules that are on, for the builder; null where the module has no page for them. */
export async function readForBuilder(visit: Visit, shop: BuilderConfig, form: Form, definition: Definition) {
	const page = shop.places(visit.tenant.guid, form.slug).following;
	if (!page) return null;
	if (form.followings === 0) return { page, rules: [] };
	const reads = new ReadBatch();
	const rules = reads.add(readingFollowings(visit, form.id));
	const named = readNamed(visit, reads, { formId: form.id });
	const [t] = await Promise.all([translator(visit.language), reads.send(visit.rows)]);
	const words = { t, language: visit.language };
	return { page, rules: rules().map((rule) => serializeFollowing(rule, definition, named(), words)) };
}
export type BuilderFollowings = Awaited<ReturnType<typeof readForBuilder>>;
