import { exportTasks } from "../exports/export-work.server";
import { TasksExport } from "../exports/work.schema";
import { page } from "../guard.server";

export const loader = page("tasks", TasksExport, exportTasks);
