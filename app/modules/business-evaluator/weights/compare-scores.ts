import type { Answers } from "#app/forms/answers/answer";
import type { Definition } from "#app/forms/definition/definition";
import { textIn } from "#app/forms/definition/texts";
import { overallOf } from "#app/forms/results/result";
import { scoresOf } from "#app/forms/scoring/score";
import type { Language } from "#app/platform/i18n";

export type Level = { label: string; now: number; next: number };
export type ComparedScore = {
	id: string;
	name: string;
	/** Means of the score as it is and as it would be; null where nothing counts. */
	now: number | null;
	next: number | null;
	/** How many fall into each band. */
	bands: Level[];
	/** How many would fall into another one. */
	moved: number;
};

/** What past answers come to as the form is, beside what they would come to as it is being written. */
export function compareScores(
	published: Definition,
	draft: Definition,
	replies: readonly Answers[],
	language: Language,
): { overall: { now: number | null; next: number | null }; scores: ComparedScore[] } {
	const all = replies.map((answers) => ({ now: scoresOf(published, answers), next: scoresOf(draft, answers) }));
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language, draft.languages[0]).text;
	const scores = draft.scores.map(({ id, name, bands }): ComparedScore => {
		const own = all.map(({ now, next }) => ({ now: now[id], next: next[id] }));
		const values = (at: "now" | "next") => own.flatMap((one) => one[at]?.value ?? []);
		const labels = published.scores.find((score) => score.id === id)?.bands ?? [];
		const count = (at: "now" | "next", nth: number) => own.filter((one) => one[at]?.band === nth).length;
		return {
			...{ id, name: say(name), now: meanOf(values("now")), next: meanOf(values("next")) },
			bands: Array.from({ length: Math.max(bands.length, labels.length) }, (_, nth) => ({
				label: say((bands[nth] ?? labels[nth])?.label ?? {}),
				...{ now: count("now", nth), next: count("next", nth) },
			})),
			moved: own.filter(({ now, next }) => (now?.band ?? null) !== (next?.band ?? null)).length,
		};
	});
	const overall = (definition: Definition, at: "now" | "next") =>
		meanOf(all.flatMap((one) => overallOf(definition, one[at]) ?? []));
	return { overall: { now: overall(published, "now"), next: overall(draft, "next") }, scores };
}

const meanOf = (values: readonly number[]) =>
	values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
