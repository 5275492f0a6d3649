import { dayStart } from "#app/lists/day-start";
import { addDays, zoneOf } from "#app/platform/clock";
import type { ModuleManifest } from "#app/platform/manifest";
import type { Visit } from "#app/platform/tenant/context";
import { type ModuleNeed, type NeedsOfModule, needsOfModule } from "#app/platform/tenant/needs.server";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { asking } from "./asked.server";

/** Which of somebody's tasks their home page shows, and how. */
type NeedRules = {
	/** The open ones that are due, or all that are open. */
	tells: "due" | "open";
	tone: ModuleNeed["tone"];
	need: (task: OwnTask & { title: string }) => Pick<ModuleNeed, "title"> & Partial<ModuleNeed>;
};

/** What waits of somebody's tasks, as their home page shows it. */
export const readingTasks =
	(tasks: OwnTasks, { tells, tone, need }: NeedRules) =>
	(visit: Visit, limit: number): PendingQuery<ModuleNeed[]> => {
		const { kind, icon, settle } = tasks;
		const zone = zoneOf(visit);
		const { query, shape } = tasks.reading(visit, asking(visit, tells, limit));
		const asNeed = (task: OwnTask): ModuleNeed => ({
			...{ id: task.id, kind, tone, icon, since: task.since, href: task.href },
			dueAt: typeof task.due === "string" ? dayStart(addDays(task.due, 1), zone) : task.due,
			...(typeof task.due === "string" && { dueOn: task.due }),
			...(settle && task.inPlace === "run" && { settle: settle.label, asks: settle.asks }),
			...need(task as OwnTask & { title: string }),
		});
		return { query, shape: (found) => shape(found).map(asNeed) };
	};

/** Tasks that a module gives to its people: all of them stand on the page of their tasks, what is due on their home page too. */
export function tasksOfModule<ComponentName extends string>(
	manifest: ModuleManifest<ComponentName>,
	component: ComponentName,
	{
		tells,
		tone,
		need,
		waiting,
		settling,
		...tasks
	}: NeedRules & Pick<NeedsOfModule, "waiting" | "settling"> & OwnTasks,
): NeedsOfModule {
	const reading = readingTasks(tasks, { tells, tone, need });
	return needsOfModule(manifest, component, { reading, waiting, settling, tasks });
}
