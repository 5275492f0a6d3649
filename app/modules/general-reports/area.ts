import { defineArea } from "../../forms/area";
import { repliesOfProjects } from "./opens.server";
import { whyClosed } from "./why-closed.server";

/** The forms of projects: each belongs to one, whose managers and viewers read its replies. */
export const area = defineArea({
	moduleKey: "general_reports",
	subjects: ["project"],
	opensAll: 30,
	opens: repliesOfProjects,
	writes: 20,
	replyPath: "general_reports/form",
	replyPages: ({ slug }) => ({
		all: `general_reports/forms/${slug}/replies`,
		one: (replyId) => `general_reports/forms/${slug}/replies/${replyId}`,
	}),
	closed: whyClosed,
	notice: "generalReportForm",
});
