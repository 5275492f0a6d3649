import { handler } from "#app/platform/guard.server";
import { courseParts } from "#db/schema/courses";
import { saveChapterText } from "../calls.server";
import { ChapterTextCall } from "../courses.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{ post: handler(ChapterTextCall, saveChapterText, { level: 30, status: 200 }) },
	{ pointer: { field: "chapterId", table: courseParts } },
);
export const loader = api.loader;
export const action = api.action;
