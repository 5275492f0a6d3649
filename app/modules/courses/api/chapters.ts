import { handler } from "#app/platform/guard.server";
import { courseParts, courses } from "#db/schema/courses";
import { removeChapter, saveChapter } from "../calls.server";
import { PartRef, SaveChapterCall } from "../courses.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		post: handler(SaveChapterCall, saveChapter, { level: 30 }),
		delete: handler(PartRef, removeChapter, { level: 30 }),
	},
	{ record: courseParts, pointer: { field: "courseId", table: courses } },
);
export const loader = api.loader;
export const action = api.action;
