import type { TaskModule } from "#app/tasks/given-tasks.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { tasksOpenTo } from "./visible-tasks.server";

/** CRM says whom tasks are about, and lists all that its people may see. */
export const taskModule: TaskModule = {
	moduleKey: manifest.key,
	path: (tenantGuid, id) => paths(tenantGuid).task(id),
	openTo: tasksOpenTo,
};
