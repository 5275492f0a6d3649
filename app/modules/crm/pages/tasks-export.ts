import { exportTasks } from "../exports/export-work.server";
import { page } from "../guard.server";
import { TasksExport } from "../tasks-list/list.schema";

export const loader = page("tasks", TasksExport, exportTasks);
