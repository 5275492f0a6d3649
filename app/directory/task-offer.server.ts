import type { SQL } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { visitBeside } from "#app/platform/tenant/enter.server";
import type { Reads } from "#app/platform/tenant/reads.server";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { readTenantModules } from "./tenant-modules.server";

/** A task that another module gives to a member of the staff; a day as `YYYY-MM-DD`. */
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

/** The module that has tasks. The visitor of `seen` has their level in it. */
export type TaskTaker = {
	moduleKey: string;
	adding: (ctx: TenantContext, task: GivenTask) => PendingWrite[];
	/** Where in a tenant a task is seen. */
	path: (tenantGuid: string, id: string) => string;
	/** `ids`: a query that gives them. */
	seen: (visit: Visit, ids: SQL) => PendingRead<SeenTask[]>;
};

let taker: TaskTaker | undefined;

/** What the modules have registered, told once when the Worker starts. */
export function knowTasks(known: readonly TaskTaker[]): void {
	taker = known[0];
}

/** The module that takes tasks, where the tenant has it now; with the rest of a page or a job. */
export function readTaskTaker(ctx: TenantContext, reads: Reads): () => TaskTaker | undefined {
	const modules = readTenantModules(ctx, reads);
	return () =>
		modules().some(({ key, standing }) => key === taker?.moduleKey && standing === "live") ? taker : undefined;
}

/** The visitor inside the module that has tasks; undefined where it is not open to them. */
export async function besideTasks(visit: Visit): Promise<{ taker: TaskTaker; asker: Visit } | undefined> {
	if (!taker) return undefined;
	const asker = await visitBeside(visit, { moduleKey: taker.moduleKey, level: 10 });
	return asker && { taker, asker };
}
