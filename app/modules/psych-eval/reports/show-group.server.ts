import * as z from "zod";
import { countingOccasions } from "#app/forms/assignments/reading.server";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { LEAST } from "#app/forms/reports/hide-small";
import { countingMeasured, readingLines } from "#app/forms/reports/measured-group.server";
import { openFormIn, readingOpenForm } from "#app/forms/store/form-row.server";
import { addDays, isDay, today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { readingAnswered } from "../forms/offered.server";
import { groupChange } from "./group-change";

const day = z.string().refine(isDay).optional().catch(undefined);
export const GroupPage = z.object({ form: z.string().max(40).optional(), from: day, to: day });

/** What is looked at where no period is chosen. */
const HALF_A_YEAR = -182;

/** How the visitor's clients have changed by a form, together: nobody's own numbers, and none that few stand behind. Three round trips. */
export async function showGroup(visit: Visit, query: z.output<typeof GroupPage>) {
	const now = today(visit.tenant.timeZone, visit.now);
	const { from = addDays(now, HALF_A_YEAR), to = now } = query;
	const { forms } = await visit.rows.read({ forms: readingAnswered(visit) });
	const say = (texts: Texts) => textIn(texts, visit.language, visit.tenant.language).text;
	const chosen = forms.find(({ id }) => id === query.form) ?? forms[0];
	const head = {
		...{ tenant: visit.tenant.guid, from, to, least: LEAST },
		forms: forms.map(({ id, titles }) => ({ id, title: say(titles as Texts) })),
	};
	if (!chosen) return { ...head, group: null };
	const period = { from, to };
	const { found, people, asked } = await visit.rows.read({
		found: readingOpenForm(visit, area, { id: chosen.id }),
		people: countingMeasured(visit, area, chosen.id, period),
		asked: countingOccasions(visit, chosen.id, period),
	});
	const { version } = openFormIn(area, found);
	const definition = people >= LEAST ? version?.definition : undefined;
	const { lines } = definition
		? await visit.rows.read({ lines: readingLines(visit, area, { formId: chosen.id, definition }, period) })
		: { lines: [] };
	const scores = version?.definition.scores ?? [];
	const times = [...asked.values()].reduce((sum, count) => sum + count, 0);
	return {
		...head,
		group: {
			...{ formId: chosen.id, title: say(chosen.titles as Texts), people: people < LEAST ? null : people },
			/** Of what the visitor's clients were asked in the period, how much was answered. */
			answered: people >= LEAST && times > 0 ? (asked.get("answered") ?? 0) / times : null,
			rows: groupChange(scores, lines).map((row) => {
				const score = scores.find(({ id }) => id === row.id);
				return { ...row, name: score ? say(score.name) : "", better: score?.better ?? ("higher" as const) };
			}),
		},
	};
}
