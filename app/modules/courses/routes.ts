import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/courses");

export const pages = [
	route("courses", "pages/front.ts"),
	route("courses/course_dashboard", "pages/dashboard.tsx"),
	route("courses/edit_course/:course_id/:course_name", "pages/edit.tsx"),
	route("courses/course/:course_id", "pages/course.tsx"),
	route("courses/course/:course_id/step/:part_id", "pages/step.tsx"),
	route("courses/course/:course_id/step/:part_id/content/:file", "pages/content-file.ts"),
	route("courses/course/:course_id/certificate", "pages/certificate.ts"),
	route("courses/learners/:course_id", "pages/learners.tsx"),
	route("courses/learners/:course_id/export", "pages/learners-export.ts"),
	route("courses/course/:course_id/hand_in/:hand_in_id", "pages/hand-in-file.ts"),
	route("courses/hand_ins/:course_id", "pages/hand-ins.tsx"),
	route("courses/figures/:course_id", "pages/figures.tsx"),
	route("courses/versions/:course_id/:part_id", "pages/versions.tsx"),
	route("courses/course/:course_id/archive", "pages/export-course.ts"),
	route("courses/translations/:course_id", "pages/translations.tsx"),
	route("courses/evidence/:course_id/:user_id", "pages/evidence.tsx"),
	route("courses/evidence/:course_id/:user_id/export", "pages/evidence-export.ts"),
	route("courses/people", "pages/people.ts"),
	route("courses/paths", "pages/learning-paths.tsx"),
	route("courses/path/:path_id", "pages/learning-path.tsx"),
	route("courses/cohorts/:course_id", "pages/cohorts.tsx"),
	route("courses/cohort/:cohort_id", "pages/cohort.tsx"),
	route("courses/notes", "pages/notes.tsx"),
	route("courses/notes/export", "pages/notes-export.ts"),
	route("courses/check/:course_id", "pages/check.tsx"),
	route("courses/import", "pages/import.tsx"),
	route("courses/questions", "pages/questions.tsx"),
	route("courses/questions/new", "pages/new-question.tsx"),
	route("courses/questions/take", "pages/take-questions.tsx"),
	route("courses/questions/question/:question_id", "pages/question.tsx"),
	route("courses/trash", "pages/trash.tsx"),
	route("courses/tutorial", "pages/tutorial.tsx"),
	route("courses/tutorial/:course/:part_id/content/:file", "pages/tutorial-file.ts"),
	route("courses/certificate", "pages/check-certificate.tsx"),
];

export const api = [
	route("courses", "api/courses.ts"),
	route("courses/chapters", "api/chapters.ts"),
	route("courses/chapters/updatesort", "api/sort-chapters.ts"),
	route("courses/chapterslang", "api/chapter-texts.ts"),
];
