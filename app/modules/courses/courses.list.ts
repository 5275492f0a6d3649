import { defineList } from "#app/lists/definition";

/** The courses as a list of names, for what is done with several and for the trash. */
export const coursesList = defineList({
	key: "courses.courses",
	columns: [{ key: "title", kind: "text", label: "courses:courseTitle", sortable: true, show: "always" }],
	sort: "title",
});
