import { handler } from "#app/platform/guard.server";
import { courses } from "#db/schema/courses";
import { sortChapters } from "../calls.server";
import { SortChaptersCall } from "../courses.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{ post: handler(SortChaptersCall, sortChapters, { level: 30, status: 200 }) },
	{ pointer: { field: "courseId", table: courses } },
);
export const loader = api.loader;
export const action = api.action;
