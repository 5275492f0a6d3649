import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { to } from "#app/platform/portal-paths";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Viewer, Visit } from "#app/platform/tenant/context";
import { visitBeside } from "#app/platform/tenant/enter.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { tasks } from "#db/schema/tasks";
import { NO_DAY } from "./due";
import { weights } from "./states";

/** A task that another part of the portal gives to a member of the staff; a day as `YYYY-MM-DD`. */
export type GivenTask = {
	id: string;
	title: string;
	description: string;
	dueOn: string | null;
	assigneeId: string;
	/** Who counts as the one that has given it. */
	givenBy: string;
};
/** A task that was given, as far as it is open to whoever asks. */
export type SeenTask = { id: string; path: string; state: "open" | "done" | "cancelled" | "removed" };

/** The module that adds to tasks whom they are about, and lists all of a tenant's. */
export type TaskModule = {
	moduleKey: string;
	/** Where in a tenant it shows a task. */
	path: (tenantGuid: string, id: string) => string;
	/** Which tasks are open to a visitor with their level in it, in the trash or not. */
	openTo: (visit: Visit) => SQL | undefined;
};

let lists: TaskModule | undefined;

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowTasks(known: readonly TaskModule[]): void {
	lists = known[0];
}

/** Its key. */
export const taskModuleKey = (): string | undefined => lists?.moduleKey;

/** The module that lists tasks, with the visitor inside it; undefined where it is not open to them. */
export async function besideTasks(visit: Visit): Promise<{ module: TaskModule; asker: Visit } | undefined> {
	const asker = lists && (await visitBeside(visit, { moduleKey: lists.moduleKey, level: 10 }));
	return lists && asker && { module: lists, asker };
}

/** Plain tasks of somebody: given to them or by them, and about no customer. */
export const plainTasksOf = ({ user }: Pick<Viewer, "user">): SQL =>
	and(
		or(eq(tasks.assigneeId, user.id), eq(tasks.createdBy, user.id)),
		...[isNull(tasks.customerId), isNull(tasks.contactId), isNull(tasks.meetingId)],
	) as SQL;

/** The writes that give a task; `to.ownTask` leads to it, whatever modules the tenant has. */
export const givingTask = (
	{ rows }: TenantContext,
	{ id, title, description, dueOn, assigneeId, givenBy }: GivenTask,
): PendingWrite[] => [
	rows.adding(tasks, {
		...{ id, title, description, assigneeId, dueOn: dueOn ?? NO_DAY },
		...{ priority: weights.normal, createdBy: givenBy },
	}),
	rows.indexingNew(tasks, id, [title, description]),
];

/** Reads which of some given tasks (`ids`: a query) the visitor may see, and whether they see those of others too. */
export async function readingGivenTasks(
	visit: Visit,
	ids: SQL,
): Promise<{ reading: PendingQuery<SeenTask[]>; seesOthers: boolean }> {
	const beside = await besideTasks(visit);
	const isOpen = beside ? beside.module.openTo(beside.asker) : plainTasksOf(visit);
	const { guid } = visit.tenant;
	const path = (id: string) => (beside ? beside.module.path(guid, id) : to.ownTask(guid, id));
	const { query, shape } = visit.rows.listing(tasks, { where: and(sql`${tasks.id} in ${ids}`, isOpen) });
	return {
		reading: {
			query,
			shape: (found) => shape(found).map((task) => ({ id: task.id, path: path(task.id), state: stateOf(task) })),
		},
		seesOthers: beside !== undefined,
	};
}

type Stored = Pick<typeof tasks.$inferSelect, "status" | "isOpen" | "deletedAt">;

function stateOf({ status, isOpen, deletedAt }: Stored): SeenTask["state"] {
	if (deletedAt !== null) return "removed";
	if (isOpen) return "open";
	return status === "cancelled" ? "cancelled" : "done";
}
