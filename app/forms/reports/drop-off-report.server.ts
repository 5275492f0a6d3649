import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { questionsOf } from "../definition/definition";
import { isAsked, type Question } from "../definition/question";
import { type Form, type FormKey, readForm } from "../store/form-row.server";
import { type DropOff, readingFormViews, readingLeaving, readingTimes } from "./drop-off.server";
import type { Period } from "./figures.server";
import { hiddenGroups, LEAST } from "./hide-small";
import { numbersOf } from "./summary";

export type DropOffReport = {
	form: Form;
	definition: Awaited<ReturnType<typeof readForm>>["draft"]["definition"];
	/** How many have opened it, have answered something, and have sent; null: too few to be told. */
	opened: number | null;
	begun: number | null;
	sent: number | null;
	/** Of what was sent, in seconds; null where nothing was, or too little to be told. */
	median: number | null;
	/** Question by question how many left at it; null: too few to be told. */
	exits: { question: Question; count: number | null }[];
};

/** Where people leave a form: two round trips. */
export async function dropOffReport(
	visit: Visit,
	area: Area,
	key: FormKey,
	{ from, to }: Period,
): Promise<DropOffReport> {
	const { form, draft, version } = await readForm(visit, area, key);
	const { definition } = version ?? draft;
	const { kept, formViews, times } = await visit.rows.read({
		kept: readingLeaving(visit, form.id, { from, to }),
		formViews: readingFormViews(visit, form.id, { from, to }),
		times: readingTimes(visit, form.id, { from, to }),
	});
	const leaving = [...kept, ...formViews];
	const sum = (rows: typeof leaving) => rows.reduce((total, { count }) => total + count, 0);
	const of = (state: DropOff["state"]) => leaving.filter((one) => one.state === state);
	const left = of("begun");
	const sizes = [sum(of("opened")), sum(left), sum(of("sent"))] as const;
	const [unbegun, , sent] = sizes;
	const hidesSmall = form.isHealth || form.settings.isAnonymous === true || visit.access.level < area.opensAll;
	const least = hidesSmall ? LEAST : 1;
	const [hidesUnbegun, hidesLeft, hidesSent] = hiddenGroups(sizes, least);
	const counts = questionsOf(definition)
		.filter(isAsked)
		.map(({ id }) => sum(left.filter(({ question }) => question === id)));
	const others = sum(left) - counts.reduce((total, count) => total + count, 0);
	const hidden = hiddenGroups([...counts, others], least);
	const median = numbersOf(times.map(({ seconds, count }) => ({ value: String(seconds), count })))?.median ?? null;
	const all = sum(leaving);
	return {
		...{ form, definition },
		opened: all > 0 && all < least ? null : all,
		// Who has begun is all but those who have not: the one tells the other.
		begun: hidesUnbegun ? null : all - unbegun,
		sent: hidesSent ? null : sent,
		median: hidesSent || sent < least ? null : median,
		exits: questionsOf(definition)
			.filter(isAsked)
			.map((question, at) => ({ question, count: hidesLeft || hidden[at] ? null : (counts[at] ?? 0) })),
	};
}
