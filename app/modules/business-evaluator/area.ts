import { defineArea } from "../../forms/area";
import { repliesOfEntrepreneurs } from "./visible.server";

/** The public form by which people evaluate their business idea; each organisation has one. */
export const area = defineArea({
	moduleKey: "business_evaluator",
	subjects: ["entrepreneur"],
	opensAll: 30,
	opens: repliesOfEntrepreneurs,
	writes: 30,
	replyPath: "business_evaluator/form",
	subjectPath: (_, id) => `business_evaluator/entrepreneurs/${id}`,
	savesForLater: true,
	showsResult: true,
});
