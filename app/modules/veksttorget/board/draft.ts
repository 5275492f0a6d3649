import type { readStatistics } from "../statistics/statistics.server";

type Found = Awaited<ReturnType<typeof readStatistics>>;
type Writing = {
	t: (key: string, values?: Record<string, unknown>) => string;
	number: (value: number) => string;
	/** What the month is called. */
	month: string;
};

/** Groups that are named in a sentence. */
const NAMED = 3;

/** A month in words, out of its numbers: one paragraph each of what came in, how soon it was answered, and what became of it. */
export function draftOf(found: Found, { t, number, month }: Writing): string {
	const { received, groups, goal, median, answered, inTime } = found;
	if (received.count === 0) return t("veksttorget:board.draft.nothing", { month });
	const list = (all: Found["groups"]["topic"]) =>
		all
			.filter(({ count }) => count > 0)
			.slice(0, NAMED)
			.map(({ name, count }) => `${name} (${number(count)})`)
			.join(", ");
	const of = (all: Found["groups"]["topic"], value: string) => all.find((group) => group.value === value)?.count ?? 0;
	const open = of(groups.status, "new") + of(groups.status, "assigned") + of(groups.status, "dialogue");
	const said = ["yes", "partly", "no"].map((value) => of(groups.outcome, value));
	const percent = answered.count === 0 ? 0 : Math.round((inTime.count / answered.count) * 100);
	const paragraphs = [
		[
			t("veksttorget:board.draft.received", { month, number: number(received.count), before: number(received.before) }),
			t("veksttorget:board.draft.topics", { list: list(groups.topic) }),
			t("veksttorget:board.draft.municipalities", { list: list(groups.municipality) }),
		],
		[
			answered.count === 0
				? t("veksttorget:board.draft.noAnswers")
				: t("veksttorget:board.draft.answered", {
						days: number(goal.answerDays),
						share: number(percent),
						goal: number(goal.answerGoal),
					}),
			...(median.hours === null ? [] : [t("veksttorget:board.draft.median", { hours: number(median.hours) })]),
		],
		[
			t("veksttorget:board.draft.standing", {
				...{ open: number(open), done: number(of(groups.status, "done")) },
				referred: number(of(groups.status, "referred")),
			}),
			...(said.some((count) => count > 0)
				? [
						t("veksttorget:board.draft.outcome", {
							yes: number(said[0] ?? 0),
							partly: number(said[1] ?? 0),
							no: number(said[2] ?? 0),
						}),
					]
				: []),
		],
	];
	return paragraphs.map((sentences) => sentences.join(" ")).join("\n\n");
}
