import { handler } from "#app/platform/guard.server";
import { tasks } from "#db/schema/tasks";
import { endpoint } from "../guard.server";
import { listTasks, removeTask, saveTask } from "../task-calls.server";
import { TaskInput, TaskRef, TasksCall } from "../tasks.schema";

const api = endpoint(
	{
		get: handler(TasksCall, listTasks, { level: 10 }),
		post: handler(TaskInput, saveTask, { level: 20 }),
		delete: handler(TaskRef, removeTask, { level: 20 }),
	},
	{ record: tasks },
);
export const loader = api.loader;
export const action = api.action;
