import { defineList } from "#app/lists/definition";
import { stageKeys, statusKeys } from "../statuses";

const choices = (group: string, keys: readonly string[]) =>
	Object.fromEntries(keys.map((key) => [key, `businessEvaluator:${group}.${key}`]));
const label = (key: string) => `businessEvaluator:entrepreneur.${key}`;
const sorted = { sortable: true, filterable: true, exported: true } as const;
const filtered = { filterable: true, exported: true } as const;
const later = { show: "later", exported: true } as const;

/** Those who have had a business idea evaluated, the newest first. */
export const entrepreneurList = defineList({
	key: "businessEvaluator.entrepreneurs",
	sort: "-created",
	level: 10,
	columns: [
		{ key: "name", kind: "text", label: label("name"), sortable: true, exported: true, show: "always" },
		{ key: "idea", kind: "text", label: label("idea"), exported: true },
		{ key: "stage", kind: "choice", label: label("stage"), choices: choices("stage", stageKeys), ...filtered },
		{ key: "score", kind: "number", label: label("score"), ...sorted },
		{ key: "municipality", kind: "text", label: label("municipality"), ...filtered },
		{ key: "advisor", kind: "person", label: label("advisor"), ...filtered },
		{ key: "status", kind: "choice", label: label("status"), choices: choices("status", statusKeys), ...filtered },
		{ key: "contact", kind: "day", label: label("contactOn"), ...sorted },
		{ key: "created", kind: "date", label: label("created"), ...sorted, show: "later" },
		{ key: "email", kind: "text", label: label("email"), ...later },
		{ key: "phone", kind: "text", label: label("phone"), ...later },
		{ key: "orgNo", kind: "text", label: label("orgNo"), ...later },
		{ key: "source", kind: "text", label: label("source"), filterable: true, ...later },
	],
	views: [
		{ key: "mine", label: "businessEvaluator:views.mine", query: "f=advisor.any.me&f=status.not.closed" },
		{ key: "new", label: "businessEvaluator:views.new", query: "f=status.any.new" },
		{ key: "closed", label: "businessEvaluator:views.closed", query: "f=status.any.closed" },
	],
});
