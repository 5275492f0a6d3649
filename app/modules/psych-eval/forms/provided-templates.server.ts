import type { Definition } from "#app/forms/definition/definition";
import { readItemToUse } from "#app/forms/library/library.server";
import { providedTitle } from "#app/forms/library/provided";
import { measuresOf } from "#app/forms/reports/measurements";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { ProvidedItem } from "#app/platform/tenant/provider-library.server";
import { area } from "../area";

/** Whether it can be followed how it goes with somebody by a form: it asks for a number, or has a score. */
const isFollowable = (definition: unknown) => measuresOf(definition as Definition).length > 0;

/** The provider's forms that fit a self report, as templates. */
export const providedTemplates = (items: readonly ProvidedItem[], { language }: Visit) =>
	items
		.filter(({ definition }) => isFollowable(definition))
		.map((item) => ({
			...{ id: item.id, title: providedTitle(item, language), source: item.source, licence: item.licence },
			isLocked: item.locks.length > 0,
		}));

/** One of them, to make a form of; `notFound` where there is none that fits. */
export async function readProvidedTemplate(visit: Visit, id: string) {
	const item = await readItemToUse(visit, area, id);
	if (item.kind !== "form" || !isFollowable(item.definition)) throw notFound();
	return item;
}
