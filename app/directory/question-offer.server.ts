import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { levelOf, levelsOf } from "./level-of.server";
import type { OfferedQuestions, SharedQuestion } from "./shared-question";

/**
 * A module that keeps questions of which others may take copies: those found by words (without them the newest), and those of
 * these ids. They go to whoever has this level there, since a question says what is right.
 */
export type QuestionOffer = {
	moduleKey: string;
	level: number;
	finding: (ctx: TenantContext, text: string | undefined) => PendingQuery<SharedQuestion[]>;
	named: (ctx: TenantContext, ids: readonly string[]) => PendingQuery<SharedQuestion[]>;
};

let offers: readonly QuestionOffer[] = [];

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowQuestions(known: readonly QuestionOffer[]): void {
	offers = known;
}

/** What the visitor of a module can take of each other one, as far as it fits there; modules that they do not have are left out. */
export async function offeredQuestions(
	visit: Visit,
	taker: string,
	text: string | undefined,
	fits: (question: SharedQuestion) => boolean,
): Promise<OfferedQuestions[]> {
	const others = offers.filter(({ moduleKey }) => moduleKey !== taker);
	const reading = others.map((offer) => [offer.moduleKey, offer.finding(visit, text)] as const);
	const [levels, found] = await Promise.all([
		levelsOf(visit, visit.user.id),
		visit.rows.read(Object.fromEntries(reading)),
	]);
	return others
		.filter(({ moduleKey, level }) => levels(moduleKey).level >= level)
		.map(({ moduleKey }) => ({ moduleKey, questions: (found[moduleKey] ?? []).filter(fits).map(serialize) }));
}

/** Questions that the visitor may take of a module; none of one that they may not take of. */
export async function chosenQuestions(
	visit: Visit,
	{ from, ids }: { from: string; ids: readonly string[] },
): Promise<SharedQuestion[]> {
	const offer = offers.find(({ moduleKey }) => moduleKey === from);
	if (!offer || ids.length === 0 || (await levelOf(visit, visit.user.id, from)).level < offer.level) return [];
	return (await visit.rows.read({ found: offer.named(visit, ids) })).found;
}

const serialize = ({ id, kind, language, text, media, options }: SharedQuestion) => ({
	...{ id, kind, language, text },
	answers: options.map((one) => one.text || (one.media?.words ?? "")).sort(),
	hasMedia: media.length > 0 || options.some((one) => one.media !== null),
});
