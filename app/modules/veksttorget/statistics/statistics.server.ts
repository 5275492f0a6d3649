import { and, between, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { textIn } from "#app/forms/definition/texts";
import { type Period, periodBefore, periodOf, type Stretch, stretchesOf, unitOf } from "#app/lists/statistics/period";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { today } from "#app/platform/clock";
import { translator } from "#app/platform/i18n.server";
import { HOUR } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { intakeStatuses, intakes } from "#db/schema/veksttorget";
import { readingIntakeForm } from "../form/intake-form.server";
import { topicsOf } from "../form/topics.server";
import { answerState, goalTime, outcomeState, visibleIntakes } from "../intakes/intakes.source.server";
import { readingSettings, settingsIn } from "../settings/settings.server";
import { outcomeStates, statuses } from "../statuses";

/** Counting goes no further. */
const MOST = 100_000;

/** A group of intakes: how many there are of it, how many there were, and the value that a filter of the list asks for; null: none is given. */
export type Group = { value: string | null; name: string; count: number; before: number };

const groupings = {
	topic: sql`coalesce(${intakes.topic}, '')`,
	municipality: sql`coalesce(${intakes.municipality}, '')`,
	source: sql`coalesce(${intakes.source}, '')`,
	status: intakes.status,
	outcome: sql`coalesce(${outcomeState}, '')`,
} as const;
export type Grouping = keyof typeof groupings;

/** What has come in in a period, of what the visitor sees, beside as many days before, or `compared`. */
export async function readStatistics(visit: Visit, asked: StatisticsQuery, compared?: Period) {
	const period = periodOf(asked, today(visit.tenant.timeZone, visit.now));
	const before = compared ?? periodBefore(period);
	const reads = new Reads();
	const now = countingIn(visit, reads, period);
	const earlier = countingIn(visit, reads, before);
	const titles = reads.add(
		visit.rows.countingBy(intakes, sql`${intakes.topic} || char(10) || ${intakes.topicTitle}`, within(visit, period)),
	);
	const form = reads.add(readingIntakeForm(visit));
	const decided = reads.add(readingSettings(visit));
	await reads.send(visit.rows);
	const t = await translator(visit.language);
	const topics = new Map(topicsOf(visit, form()[0]).map(({ value, label }) => [value, label]));
	// What the form offers no more is called as it was then.
	for (const text of titles().keys()) {
		const [topic = "", title = "{}"] = (text ?? "").split("\n");
		if (topic !== "" && !topics.has(topic)) topics.set(topic, textIn(JSON.parse(title), visit.language).text || topic);
	}
	const names: Record<Grouping, (value: string) => string> = {
		topic: (value) => topics.get(value) ?? t("veksttorget:statistics.noTopic"),
		municipality: (value) => value || t("veksttorget:statistics.noMunicipality"),
		source: (value) => value || t("veksttorget:statistics.noSource"),
		status: (value) => t(statuses[value as keyof typeof statuses].label),
		outcome: (value) => t(`veksttorget:outcome.${value}`),
	};
	const fixed: Partial<Record<Grouping, readonly string[]>> = { status: intakeStatuses, outcome: outcomeStates };
	const groupsOf = (grouping: Grouping): Group[] => {
		const [these, those] = [now[grouping](), earlier[grouping]()];
		const values = fixed[grouping] ?? [...new Set([...these.keys(), ...those.keys()])];
		const groups = values.map((value) => ({
			...{ value: value || null, name: names[grouping](value) },
			...{ count: these.get(value) ?? 0, before: those.get(value) ?? 0 },
		}));
		return fixed[grouping] ? groups : groups.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
	};
	return {
		...{ period, before, unit: unitOf(period) },
		stretches: inTimeOf(stretchesOf(period, now.days()), period, now),
		goal: settingsIn(decided()),
		/** Hours until the first answer, of the one in the middle; null where nobody was answered. */
		median: { hours: medianOf(now.hours()), before: medianOf(earlier.hours()) },
		received: { count: sum(now.days()), before: sum(earlier.days()) },
		answered: { count: now.answered(), before: earlier.answered() },
		inTime: { count: now.inTime(), before: earlier.inTime() },
		groups: {
			topic: groupsOf("topic"),
			municipality: groupsOf("municipality"),
			source: groupsOf("source"),
			status: groupsOf("status"),
			outcome: groupsOf("outcome"),
		},
	};
}

const within = (visit: Visit, { from, to }: Period, ...more: SQL[]) =>
	and(visibleIntakes(visit), between(intakes.day, from, to), ...more) as SQL;

/** The counts of one period, for the one round trip of the page. */
function countingIn(visit: Visit, reads: Reads, period: Period) {
	const by = (column: Parameters<typeof visit.rows.countingBy>[1]) =>
		reads.add(visit.rows.countingBy(intakes, column, within(visit, period)));
	const count = (...more: SQL[]) => reads.add(visit.rows.counting(intakes, within(visit, period, ...more), MOST));
	const inTime = eq(answerState, "inTime");
	const isLate = sql`${intakes.createdAt} < ${visit.now.getTime()} - ${goalTime}`;
	const hours = sql`cast((${intakes.firstAnswerAt} - ${intakes.createdAt}) / ${HOUR} as integer)`;
	return {
		days: by(intakes.day),
		...{ topic: by(groupings.topic), municipality: by(groupings.municipality) },
		...{ source: by(groupings.source), status: by(groupings.status) },
		answered: count(isNotNull(intakes.firstAnswerAt)),
		outcome: by(groupings.outcome),
		inTime: count(inTime),
		/** Those who have been answered, or should have been. */
		dueDays: reads.add(
			visit.rows.countingBy(
				intakes,
				intakes.day,
				within(visit, period, or(isNotNull(intakes.firstAnswerAt), isLate) as SQL),
			),
		),
		inTimeDays: reads.add(visit.rows.countingBy(intakes, intakes.day, within(visit, period, inTime))),
		hours: reads.add(visit.rows.countingBy(intakes, hours, within(visit, period, isNotNull(intakes.firstAnswerAt)))),
	};
}

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0);

type Counted = ReturnType<typeof countingIn>;

/** How many of a hundred were answered within the goal, by stretch; null where nobody was to be answered yet. */
function inTimeOf(
	stretches: Stretch[],
	period: Period,
	{ dueDays, inTimeDays }: Pick<Counted, "dueDays" | "inTimeDays">,
) {
	const due = stretchesOf(period, dueDays());
	const inTime = stretchesOf(period, inTimeDays());
	return stretches.map((stretch, at) => {
		const all = due[at]?.count ?? 0;
		return { ...stretch, due: all, inTime: all === 0 ? null : Math.round(((inTime[at]?.count ?? 0) / all) * 100) };
	});
}

/** The value in the middle of counted values; of two in the middle the first. */
function medianOf(counts: ReadonlyMap<string, number>): number | null {
	const half = Math.ceil(sum(counts) / 2);
	let seen = 0;
	for (const [value, count] of [...counts].sort(([one], [other]) => Number(one) - Number(other))) {
		seen += count;
		if (seen >= half) return Number(value);
	}
	return null;
}
