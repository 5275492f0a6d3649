import { dayStart } from "#app/lists/day-start";
import { addDays, zoneOf } from "#app/platform/clock";
import type { ModuleManifest } from "#app/platform/manifest";
import { type ModuleNeed, type NeedsOfModule, needsOfModule } from "#app/platform/tenant/needs.server";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { asking } from "./asked.server";

type Told = Pick<NeedsOfModule, "waiting" | "settling"> & {
	/** Of which people's home page tells: the open ones that are due, or all that are open. */
	tells: "due" | "open";
	tone: ModuleNeed["tone"];
	/** How it tells of one. */
	need: (task: OwnTask & { title: string }) => Pick<ModuleNeed, "title" | "about" | "action"> & Partial<ModuleNeed>;
};

/** Tasks that a module gives to its people: all of them stand on the page of their tasks, what is due on their home page too. */
export function tasksOfModule<Place extends string>(
	manifest: ModuleManifest<Place>,
	place: Place,
	{ tells, tone, need, waiting, settling, ...tasks }: Told & OwnTasks,
): NeedsOfModule {
	const { kind, icon, settle } = tasks;
	return needsOfModule(manifest, place, {
		...{ waiting, settling, tasks },
		reading: (visit, limit) => {
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
		},
	});
}
