import { CourseQuery } from "../courses.schema";
import { page } from "../guard.server";
import { exportCourse } from "../package/export-course.server";

export const loader = page("edit", CourseQuery, exportCourse);
