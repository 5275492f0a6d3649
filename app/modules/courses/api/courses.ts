import { handler, modes } from "#app/platform/guard.server";
import { courses } from "#db/schema/courses";
import { courseDetails, listCourses, removeCourse, saveCourse } from "../calls.server";
import { CourseRef, CoursesCall, SaveCourseCall } from "../courses.schema";
import { endpoint } from "../guard.server";

const list = handler(CoursesCall, listCourses);

const api = endpoint(
	{
		get: modes(
			{ getcourseswithchapters: list, getallcourseswithchapters: list, getdetails: handler(CourseRef, courseDetails) },
			list,
		),
		post: handler(SaveCourseCall, saveCourse, { level: 30 }),
		delete: handler(CourseRef, removeCourse, { level: 30 }),
	},
	{ record: courses },
);
export const loader = api.loader;
export const action = api.action;
