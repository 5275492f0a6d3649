import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/norwegian-learning");

export const pages = [
	...listRoutes("norwegian-learning", "norwegian_learning/items", "items", ["export", "trash"]),
	...listRoutes("norwegian-learning", "norwegian_learning/tests", "tests", ["export", "trash"]),
	...listRoutes("norwegian-learning", "norwegian_learning/results", "results", ["export"]),
	route("norwegian_learning", "pages/front.ts"),
	route("norwegian_learning/dashboard", "pages/dashboard.tsx"),
	route("norwegian_learning/items", "pages/items.tsx"),
	route("norwegian_learning/items/new", "pages/new-item.tsx"),
	route("norwegian_learning/items/take", "pages/take-items.tsx"),
	route("norwegian_learning/items/item/:item_id", "pages/item.tsx"),
	route("norwegian_learning/items/item/:item_id/edit", "pages/edit-item.tsx"),
	route("norwegian_learning/items/item/:item_id/answers", "pages/typed-answers.tsx"),
	route("norwegian_learning/tests", "pages/tests.tsx"),
	route("norwegian_learning/tests/test/:test_id", "pages/test.tsx"),
	route("norwegian_learning/tests/test/:test_id/links", "pages/links.tsx"),
	route("norwegian_learning/tests/test/:test_id/group", "pages/group.tsx"),
	route("norwegian_learning/production", "pages/production.tsx"),
	route("norwegian_learning/production/tasks/new", "pages/new-production-task.tsx"),
	route("norwegian_learning/production/tasks/:task_id", "pages/production-task.tsx"),
	route("norwegian_learning/production/do/:task_id", "pages/do-production.tsx"),
	route("norwegian_learning/production/answer/:production_id", "pages/assess.tsx"),
	route("norwegian_learning/production/answer/:production_id/recording", "pages/production-recording.ts"),
	route("norwegian_learning/production/answer/:production_id/comment/:assessor_id", "pages/spoken-comment.ts"),
	route("norwegian_learning/words", "pages/words.tsx"),
	route("norwegian_learning/words/review", "pages/review-words.tsx"),
	route("norwegian_learning/words/word/:word_id", "pages/word.tsx"),
	route("norwegian_learning/words/lists/new", "pages/new-word-list.tsx"),
	route("norwegian_learning/words/lists/people", "pages/word-list-people.ts"),
	route("norwegian_learning/words/lists/:list_id", "pages/word-list.tsx"),
	route("norwegian_learning/words/lists/:list_id/give", "pages/give-word-list.tsx"),
	route("norwegian_learning/results", "pages/results.tsx"),
	route("norwegian_learning/results/attempt/:attempt_id", "pages/attempt.tsx"),
];

/** The test, for whoever has a link to it: without bar and menu. */
const test = ":guid?/norwegian_learning/norwegian_learning_test/:test_guid";
export const open = [
	route(test, "pages/take-test.tsx"),
	route(`${test}/file/:file`, "pages/take-file.ts"),
	route(`${test}/result.pdf`, "pages/take-result.ts"),
	route(`${test}/back/:secret`, "pages/take-back.ts"),
];

export const api = [
	route("norwegian_learning/items", "api/items.ts"),
	route("norwegian_learning/tests", "api/tests.ts"),
	route("norwegian_learning/links", "api/links.ts"),
	route("norwegian_learning/results", "api/results.ts"),
	route("norwegian_learning/answers", "api/answers.ts"),
	route("norwegian_learning/words", "api/words.ts"),
	route("norwegian_learning/word_lists", "api/word-lists.ts"),
];
