import { defineArea } from "../../forms/area";
import { repliesOfCompanies } from "./visible.server";

/** What companies are asked: whoever sees a company opens what was answered about it. */
export const area = defineArea({
	moduleKey: "kartlegging",
	subjects: ["company"],
	opensAll: 30,
	opens: repliesOfCompanies,
	writes: 20,
	replyPath: "kartlegging/form_reply",
	subjectPath: ({ slug }, subjectId) => `kartlegging/formreports/${slug}?view=people&person=${subjectId}`,
});
