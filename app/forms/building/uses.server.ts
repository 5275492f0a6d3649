import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { isGone, offersFor, pointKey, touchedParts } from "../builder/safe-edit";
import { ALL_DAYS, ofPeriod, readingDays } from "../reports/figures.server";
import { LEAST } from "../reports/hide-small";
import type { Form, ReadForm, Version } from "../store/form-row.server";
import type { Change } from "../versions/compare-versions";
import { partsOfKey } from "../versions/measures";
import { type Figure, joinVersions } from "../versions/version-mapping";
import type { FormNamed } from "./build.schema";
import type { BuilderConfig } from "./builder-config";
import { innerOptionKey, noUses, type Uses, usesIn, withUses } from "./uses";

/** How many replies use each part of what is answered now: one read, whatever the form holds. */
export async function usesOf(visit: Visit, area: Area, form: Form, { definition }: Version): Promise<Uses> {
	const { days } = await visit.rows.read({ days: readingDays(visit, form.id, ALL_DAYS) });
	const exact = usesIn(definition, joinVersions(ofEveryMeasure(ofPeriod(days)), { lineage: definition.lineage }));
	const isRough = form.isHealth || form.settings.isAnonymous === true || visit.access.level < area.opensAll;
	// Where nobody is to be known it is told on which side of five it is and no more, so that nothing follows from a sum.
	const roughly = (count: number) => (count < LEAST ? null : LEAST);
	return {
		isRough,
		counts: isRough ? Object.fromEntries(Object.entries(exact).map(([key, count]) => [key, roughly(count)])) : exact,
	};
}

/** A reply uses a part whatever measure it was then. */
const ofEveryMeasure = (figures: readonly Figure[]): Figure[] =>
	figures.map((figure) => ({ ...figure, question: partsOfKey(figure.question).id }));

/**
 * What the draft does otherwise than what is answered now, with the replies that use it; and of that what goes, with what can become of it.
 * `held`: of the changes, the options inside of what repeats that go, with how many answers hold each, in their order.
 */
export async function lookAtTouched(
	visit: Visit,
	shop: BuilderConfig,
	{ form, draft, version }: ReadForm,
	changes: Change[],
) {
	const parts = version ? touchedParts(version.definition, draft.definition) : [];
	const inner = changes.filter((change) => change.inner !== undefined);
	const uses = version && parts.length + inner.length > 0 ? await usesOf(visit, shop.area, form, version) : noUses;
	const touched = withUses(parts, uses);
	const gone = touched.filter(isGone).map((part) => ({
		...{ key: pointKey(part.from), what: part.what, of: part.question.type, answers: part.answers },
		...{ label: part.question.label, part: part.what === "question" ? undefined : part.label },
		offers: offersFor(draft.definition, part),
	}));
	const held = Object.fromEntries(
		inner.map(({ id, option = "", inner: one = "" }) => {
			const key = innerOptionKey(id, option, one);
			return [key, uses.counts[key] ?? (uses.isRough ? null : 0)];
		}),
	);
	return { touched, gone: { isRough: uses.isRough, parts: gone }, held, isRough: uses.isRough };
}

/** The same for the builder, with what was published last, which the draft is held against. */
export const showUses =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name }: z.output<typeof FormNamed>) => {
		const { form, version } = await shop.read(visit, form_name);
		if (!version) return null;
		const last = { ...version.definition, scores: [], tests: [] };
		return { ...(await usesOf(visit, shop.area, form, version)), last };
	};
