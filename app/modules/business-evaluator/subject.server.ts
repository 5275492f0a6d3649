import type { SubjectKind } from "#app/forms/subjects/subject-kind";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { visibleTo } from "./visible.server";

/** An entrepreneur, as what the module's form is about. */
export const entrepreneurSubject: SubjectKind = {
	...{ type: "entrepreneur", moduleKey: "business_evaluator", isOwn: true },
	traits: [{ key: "municipality", column: entrepreneurs.municipality, label: "formReports:trait.municipality" }],
	table: entrepreneurs,
	sees: visibleTo,
	serialize: ({ id, name }) => ({ name: String(name), path: `business_evaluator/entrepreneurs/${id}` }),
};
