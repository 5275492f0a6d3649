import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { showTasks } from "./own-tasks.server";
import type { GivenTasksCall, GiveTaskCall, OwnTasksCall } from "./task-library.schema";
import { giveTask, showGivenTasks } from "./tasks.server";

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What the caller has to do; with `all` also what is done. */
export async function listOwnTasks(visit: Visit, { cursor, all }: z.output<typeof OwnTasksCall>) {
	const { items, next } = await showTasks(visit, { cursor, all: all ? "1" : undefined });
	return {
		items: items.map(({ id, dueOn, answeredAt, isLate, answerType, content }) => ({
			...{ id, content_id: content.id, title: content.title, answer_type: answerType },
			...{ due_on: dueOn, is_late: isLate, answered_at: iso(answeredAt) },
		})),
		next,
	};
}

/** The tasks that the caller has given, with how many have answered; at level 30 everybody's. */
export async function listGivenTasks(visit: Visit, query: z.output<typeof GivenTasksCall>) {
	const { items, next } = await showGivenTasks(visit, query);
	return {
		items: items.map(({ id, title, answerType, dueOn, createdAt, all, answered }) => ({
			...{ id, title, answer_type: answerType, due_on: dueOn, created_at: iso(createdAt) },
			...{ people_count: all, answered_count: answered },
		})),
		next,
	};
}

/** Gives a content to people as a task. */
export async function giveTaskCall(visit: Visit, { contentId, ...input }: z.output<typeof GiveTaskCall>) {
	const { id, count } = await giveTask(visit, { ...input, content_id: contentId });
	return { id, content_id: contentId, people_count: count };
}
