import { formTasks } from "../forms/own/form-tasks.server";
import type { Visit } from "../platform/tenant/context";
import { showOwnTasks } from "../tasks/own/show-own-tasks.server";
import { areas } from "./servers.server";

const forms = { key: "forms", label: "tasks:forms", tasks: formTasks(areas) };

/** A person's own tasks in a tenant, of all modules, and the forms that wait for them. */
export const ownTasks = (visit: Visit, query: Parameters<typeof showOwnTasks>[1]) =>
	showOwnTasks(visit, query, [forms]);
