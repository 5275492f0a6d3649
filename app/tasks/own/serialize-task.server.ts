import type { TFunction } from "i18next";
import { daysBetween, today, zoneOf } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { dueGroup, isOverdue } from "../due";

/** One kind of task, with the visitor inside the module that it is of. */
export type Source = { module: string; label: string; asker: Visit; tasks: OwnTasks; settles: boolean };

/** A task as the page shows it. */
export function serializeTask(visit: Visit, { module, label, tasks, settles }: Source, task: OwnTask, t: TFunction) {
	const { kind, icon, settle } = tasks;
	const { id, title, about, due, doneAt, state, href, inPlace } = task;
	const zone = zoneOf(visit);
	const day = today(zone, visit.now);
	const dueOn = typeof due === "number" ? today(zone, new Date(due)) : due;
	const isLate = doneAt === null && (typeof due === "number" ? due < visit.now.getTime() : isOverdue(dueOn, day));
	return {
		...{ key: `${kind} ${id} ${doneAt === null ? "open" : "done"}`, icon, module, label, state, href, doneAt, due },
		title: typeof title === "string" ? title : t(title.key, title.params),
		about: about ?? null,
		group: doneAt !== null ? ("done" as const) : isLate ? ("overdue" as const) : dueGroup(dueOn, day),
		/** For how many days it has been overdue; 0 where it is so since today, null where it is not. */
		late: isLate && dueOn !== null ? daysBetween(dueOn, day) : null,
		settle:
			settles && settle && inPlace
				? {
						way: inPlace,
						label: t(inPlace === "run" ? settle.label : "tasks:reopen"),
						asks: inPlace === "run" && settle.asks ? t(settle.asks) : null,
						fields: { kind, id },
					}
				: null,
	};
}
export type ShownTask = ReturnType<typeof serializeTask>;

/** A day counts as its end. */
const instantOf = (at: string | number | null) =>
	at === null ? Number.MAX_SAFE_INTEGER : typeof at === "number" ? at : Date.parse(`${at}T23:59:59Z`);
export const firstFirst = (one: ShownTask, other: ShownTask) =>
	instantOf(one.due) - instantOf(other.due) || (one.key < other.key ? -1 : 1);
export const lastFirst = (one: ShownTask, other: ShownTask) =>
	instantOf(other.doneAt) - instantOf(one.doneAt) || (one.key < other.key ? -1 : 1);
