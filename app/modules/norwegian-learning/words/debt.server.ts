import { asc, getTableName, sql } from "drizzle-orm";
import { addDays } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { wordCards, wordPlans } from "#db/schema/norwegian-learning";
import { daysFor, type Plan, roomOn, SPREAD_MOST, spreadOver, usualPlan } from "./plan";
import { dayOf, isDueToday, type Queue, startOf } from "./queue.server";
import type { PlanInput } from "./words.schema";

/** Words that are spread at once. */
const MOST = 2000;

/** Over how many days what waits can be spread; none where a day or two have room for it. */
export function debtOf(visit: Visit, { due, plan }: Pick<Queue, "due" | "plan">) {
	const day = dayOf(visit);
	const needed = daysFor(due, plan, day);
	if (due === 0 || needed < 3) return null;
	const choices = [needed, Math.ceil(needed * 1.5), needed * 2].map((days) => Math.min(days, SPREAD_MOST));
	return { due, choices: [...new Set(choices)].map((days) => ({ days, aDay: Math.ceil(due / days) })) };
}
export type Debt = NonNullable<ReturnType<typeof debtOf>>;

/** Spreads the words that wait over some days, those that have waited longest first. Gives how many they are. */
export async function spreadDebt(visit: Visit, { days }: { days: number }): Promise<number> {
	const { rows, user } = visit;
	const { plan: kept, due } = await rows.read({
		plan: rows.finding(wordPlans, user.id),
		due: rows.listing(wordCards, { where: isDueToday(visit), orderBy: asc(wordCards.due), limit: MOST }),
	});
	const plan: Plan = kept ?? usualPlan;
	const day = dayOf(visit);
	const places = spreadOver(due.length, days, plan, day);
	const later = due.flatMap(({ id }, at) => {
		const place = places[at] ?? 0;
		return place === 0 ? [] : [{ id, due: startOf(visit, addDays(day, place)) }];
	});
	if (later.length === 0) return 0;
	// Written out, since what is read of the list has an id of its own.
	const ownId = sql`${sql.identifier(getTableName(wordCards))}.${sql.identifier("id")}`;
	const named = sql`json_each(${JSON.stringify(later)}) as moved`;
	const isMoved = sql`${wordCards.id} in (select moved.value ->> 'id' from ${named})`;
	await rows.commit([
		rows.deriving(wordCards, isMoved, {
			due: sql`(select moved.value ->> 'due' from ${named} where moved.value ->> 'id' = ${ownId})`,
		}),
	]);
	return due.length;
}

/** Keeps how much the visitor wants to learn a day. */
export async function savePlan({ rows, user }: Visit, { dailyMost, newMost, days }: PlanInput): Promise<void> {
	const plan = { dailyMost, newMost: Math.min(newMost, dailyMost), days };
	await rows.commit([rows.derivingOrAdding(wordPlans, { id: user.id, ...plan }, plan)]);
}

/** How many words each day of the week has room for, from Monday. */
export const roomsOf = (plan: Plan): number[] =>
	// The first of January 2024 was a Monday.
	plan.days.map((_, at) => roomOn(plan, addDays("2024-01-01", at)).words);
