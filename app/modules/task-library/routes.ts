import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/task-library");

export const pages = [
	...listRoutes("task-library", "task_library/library", "library", ["export", "trash", "import"]),
	...listRoutes("task-library", "task_library/learningscenes", "scenes", ["trash"]),
	route("task_library", "pages/front.ts"),
	route("task_library/dashboard", "pages/dashboard.tsx"),
	route("task_library/library", "pages/library.tsx"),
	route("task_library/library/new", "pages/new-content.tsx"),
	route("task_library/library/content/:content_id", "pages/content.tsx"),
	route("task_library/library/content/:content_id/edit", "pages/edit-content.tsx"),
	route("task_library/library/content/:content_id/print", "pages/print-content.ts"),
	route("task_library/library/content/:content_id/task", "pages/give-task.tsx"),
	route("task_library/tasks", "pages/tasks.tsx"),
	route("task_library/tasks/given", "pages/given-tasks.tsx"),
	route("task_library/tasks/people", "pages/task-people.ts"),
	route("task_library/tasks/task/:task_id", "pages/task.tsx"),
	route("task_library/tasks/task/:task_id/answers", "pages/answers.tsx"),
	route("task_library/tasks/task/:task_id/file/:person", "pages/answer-file.ts"),
	route("task_library/learningscenes", "pages/scenes.tsx"),
	route("task_library/learningscenes/scene/:scene_id/edit", "pages/edit-scene.tsx"),
	route("task_library/lessonview/:course_id", "pages/lesson.tsx"),
	route("followup/learning_library", "pages/shared-library.tsx"),
];

export const api = [
	route("task_library/contents", "api/contents.ts"),
	route("task_library/scenes", "api/scenes.ts"),
	route("task_library/tasks", "api/tasks.ts"),
	route("task_library/scenes/updatesort", "api/sort-scene.ts"),
];
