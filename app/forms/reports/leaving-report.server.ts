import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { questionsOf } from "../definition/definition";
import { isAsked, type Question } from "../definition/question";
import { type Form, type FormKey, readForm } from "../store/form-row.server";
import type { Period } from "./figures.server";
import { hiddenGroups, LEAST } from "./hide-small";
import { readingLeaving, readingTimes } from "./leaving.server";
import { numbersOf } from "./summary";

export type LeavingReport = {
	form: Form;
	definition: Awaited<ReturnType<typeof readForm>>["draft"]["definition"];
	/** Replies that were begun, and those of them that were sent. */
	begun: number;
	sent: number;
	/** Of what was sent, in seconds; null where nothing was. */
	median: number | null;
	/** Question by question how many left at it; null: too few to be told. */
	exits: { question: Question; count: number | null }[];
};

/** Where people leave a form: two round trips. */
export async function leavingReport(
	visit: Visit,
	area: Area,
	key: FormKey,
	{ from, to }: Period,
): Promise<LeavingReport> {
	const { form, draft, version } = await readForm(visit, area, key);
	const { definition } = version ?? draft;
	const { leaving, times } = await visit.rows.read({
		leaving: readingLeaving(visit, form.id, { from, to }),
		times: readingTimes(visit, form.id, { from, to }),
	});
	const sum = (rows: typeof leaving) => rows.reduce((total, { count }) => total + count, 0);
	const left = leaving.filter(({ state }) => state === "begun");
	const sent = sum(leaving.filter(({ state }) => state === "sent"));
	const hidesSmall = form.isHealth || form.settings.isAnonymous === true || visit.access.level < area.opensAll;
	const counts = questionsOf(definition)
		.filter(isAsked)
		.map((question) => ({ question, count: sum(left.filter((one) => one.question === question.id)) }));
	const others = sum(left) - counts.reduce((total, { count }) => total + count, 0);
	const hidden = hiddenGroups([...counts.map(({ count }) => count), others], hidesSmall ? LEAST : 1);
	const exits = counts.map(({ question, count }, at) => ({ question, count: hidden[at] ? null : count }));
	const median = numbersOf(times.map(({ seconds, count }) => ({ value: String(seconds), count })))?.median ?? null;
	return { form, definition, begun: sent + sum(left), sent, median, exits };
}
