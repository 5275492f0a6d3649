import { defineList } from "#app/lists/definition";
import { testStatuses, writtenForms } from "../choices";

const statusNames = Object.fromEntries(testStatuses.map((value) => [value, `norwegianLearning:testStatus.${value}`]));
const writtenNames = Object.fromEntries(writtenForms.map((value) => [value, `norwegianLearning:written.${value}`]));

/** The tests, by title. */
export const testList = defineList({
	key: "norwegian_learning.tests",
	sort: "title",
	level: 20,
	columns: [
		{
			...{ key: "title", kind: "text", label: "norwegianLearning:test.title" },
			...{ sortable: true, show: "always", exported: true },
		},
		{
			...{ key: "status", kind: "choice", label: "norwegianLearning:test.status", choices: statusNames },
			...{ filterable: true, exported: true },
		},
		{
			...{ key: "written", kind: "choice", label: "norwegianLearning:item.written", choices: writtenNames },
			...{ filterable: true, exported: true },
		},
		{ key: "items", kind: "number", label: "norwegianLearning:test.items", exported: true },
		{
			...{ key: "minutes", kind: "number", label: "norwegianLearning:test.minutes" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{
			...{ key: "created", kind: "date", label: "norwegianLearning:item.created" },
			...{ sortable: true, filterable: true, exported: true },
		},
	],
});
