import { and, between, type SQL, sql } from "drizzle-orm";
import { textIn } from "#app/forms/definition/texts";
import { type Period, periodBefore, periodOf, type Stretch, stretchesOf, unitOf } from "#app/lists/statistics/period";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { tallying } from "#app/lists/statistics/tally.server";
import { today } from "#app/platform/clock";
import { translator } from "#app/platform/i18n.server";
import { HOUR } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { intakeStatuses, intakes } from "#db/schema/veksttorget";
import { readingIntakeForm } from "../form/intake-form.server";
import { topicsOf } from "../form/topics.server";
import { answerStateBy, goalTimeOf, outcomeState, visibleIntakes } from "../intakes/intakes.source.server";
import { readingSettings, settingsIn } from "../settings/settings.server";
import { outcomeStates, statuses } from "../statuses";

/** A group of intakes: how many there are of it, how many there were, and the value that a filter of the list asks for; null: none is given. */
export type Group = { value: string | null; name: string; count: number; before: number };

const groupings = {
	topic: intakes.topic,
	municipality: intakes.municipality,
	source: intakes.source,
	status: intakes.status,
	outcome: outcomeState,
} as const;
export type Grouping = keyof typeof groupings;

/** What has come in in a period, of what the visitor sees, beside as many days before, or `compared`. */
export async function readStatistics(visit: Visit, asked: StatisticsQuery, compared?: Period) {
	const period = periodOf(asked, today(visit.tenant.timeZone, visit.now));
	const before = compared ?? periodBefore(period);
	const reads = new ReadBatch();
	const tally = reads.add(tallyingOf(visit, period, before));
	const form = reads.add(readingIntakeForm(visit));
	const decided = reads.add(readingSettings(visit));
	await reads.send(visit.rows);
	const t = await translator(visit.language);
	const topics = new Map(topicsOf(visit, form()[0]).map(({ value, label }) => [value, label]));
	// What the form offers no more is called as it was then.
	for (const [topic, title] of tally().pairs("topic", "title"))
		if (!topics.has(topic)) topics.set(topic, textIn(JSON.parse(title), visit.language).text || topic);
	const [now, earlier] = [period, before].map((days) => countsOf(tally(), days)) as [Counts, Counts];
	const names: Record<Grouping, (value: string) => string> = {
		topic: (value) => topics.get(value) ?? t("veksttorget:statistics.noTopic"),
		municipality: (value) => value || t("veksttorget:statistics.noMunicipality"),
		source: (value) => value || t("veksttorget:statistics.noSource"),
		status: (value) => t(statuses[value as keyof typeof statuses].label),
		outcome: (value) => t(`veksttorget:outcome.${value}`),
	};
	const fixed: Partial<Record<Grouping, readonly string[]>> = { status: intakeStatuses, outcome: outcomeStates };
	const groupsOf = (grouping: Grouping): Group[] => {
		const [these, those] = [now.all.by(grouping), earlier.all.by(grouping)];
		const values = fixed[grouping] ?? [...new Set([...these.keys(), ...those.keys()])];
		const groups = values.map((value) => ({
			...{ value: value || null, name: names[grouping](value) },
			...{ count: these.get(value) ?? 0, before: those.get(value) ?? 0 },
		}));
		return fixed[grouping] ? groups : groups.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
	};
	return {
		...{ period, before, unit: unitOf(period) },
		stretches: inTimeOf(stretchesOf(period, now.all.by("day")), period, now),
		goal: settingsIn(decided()),
		/** Hours until the first answer, of the one in the middle; null where nobody was answered. */
		median: { hours: medianOf(now.answered.by("hours")), before: medianOf(earlier.answered.by("hours")) },
		received: { count: now.all.count(), before: earlier.all.count() },
		answered: { count: now.answered.count(), before: earlier.answered.count() },
		inTime: { count: now.inTime.count(), before: earlier.inTime.count() },
		groups: {
			topic: groupsOf("topic"),
			municipality: groupsOf("municipality"),
			source: groupsOf("source"),
			status: groupsOf("status"),
			outcome: groupsOf("outcome"),
		},
	};
}

/** The intakes of two periods, counted by all that the page shows, each read once. */
function tallyingOf(visit: Visit, period: Period, before: Period) {
	// One stretch over both, which the database walks once.
	const first = before.from < period.from ? before.from : period.from;
	const last = before.to > period.to ? before.to : period.to;
	const goal = goalTimeOf(visit.tenant.id);
	const isLate = sql`${intakes.createdAt} < ${visit.now.getTime()} - ${goal}`;
	const hours = sql`cast((${intakes.firstAnswerAt} - ${intakes.createdAt}) / ${HOUR} as integer)`;
	return tallying(
		visit.rows,
		intakes,
		{
			...{ ...groupings, day: intakes.day, title: intakes.topicTitle, hours },
			answer: answerStateBy(goal),
			/** Whether it has been answered, or should have been. */
			isDue: sql`(${intakes.firstAnswerAt} is not null or ${isLate})`,
		},
		and(visibleIntakes(visit), between(intakes.day, first, last)) as SQL,
	);
}
type IntakeTally = ReturnType<ReturnType<typeof tallyingOf>["shape"]>;

/** The counts of one period. */
function countsOf(tally: IntakeTally, { from, to }: Period) {
	const all = tally.where(({ day }) => String(day) >= from && String(day) <= to);
	return {
		all,
		answered: all.where(({ answer }) => answer !== "none"),
		inTime: all.where(({ answer }) => answer === "inTime"),
		due: all.where(({ isDue }) => isDue === 1),
	};
}
type Counts = ReturnType<typeof countsOf>;

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0);

/** How many of a hundred were answered within the goal, by stretch; null where nobody was to be answered yet. */
function inTimeOf(stretches: Stretch[], period: Period, counts: Pick<Counts, "due" | "inTime">) {
	const due = stretchesOf(period, counts.due.by("day"));
	const inTime = stretchesOf(period, counts.inTime.by("day"));
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
