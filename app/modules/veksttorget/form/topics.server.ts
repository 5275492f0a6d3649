import { optionsOf } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Version } from "#app/forms/store/form-row.server";
import type { Visit } from "#app/platform/tenant/context";
import { questionFor } from "../intakes/asked-in";

/** The topics that the form offers now, as choices. */
export function topicsOf(
	{ language }: Pick<Visit, "language">,
	form: { version: Pick<Version, "definition"> | null } | undefined,
) {
	const definition = form?.version?.definition;
	const question = definition && questionFor(definition, "topic");
	return (question ? optionsOf(question) : [])
		.filter(({ isRetired }) => !isRetired)
		.map(({ id, label }) => ({ value: id, label: textIn(label, language).text || id }));
}
