import { defineList } from "#app/lists/definition";
import { attemptStatuses, reachedLevels, skills } from "../choices";

const statusNames = Object.fromEntries(
	attemptStatuses.map((value) => [value, `norwegianLearning:attemptStatus.${value}`]),
);
const levelNames = Object.fromEntries(reachedLevels.map((value) => [value, `norwegianLearning:levels.${value}`]));

/** Who has taken the tests and how it went, the latest first. */
export const resultList = defineList({
	key: "norwegian_learning.results",
	sort: "-begun",
	level: 20,
	columns: [
		{
			...{ key: "candidate", kind: "text", label: "norwegianLearning:result.candidate" },
			...{ sortable: true, show: "always", exported: true },
		},
		{ key: "test", kind: "choice", label: "norwegianLearning:result.test", filterable: true, exported: true },
		...skills.map(
			(skill) => ({ key: skill, kind: "text", label: `norwegianLearning:skill.${skill}`, exported: true }) as const,
		),
		{
			...{ key: "overall", kind: "choice", label: "norwegianLearning:result.overall", choices: levelNames },
			...{ sortable: true, filterable: true, exported: true },
		},
		{
			...{ key: "status", kind: "choice", label: "norwegianLearning:result.status", choices: statusNames },
			...{ filterable: true, exported: true },
		},
		{ key: "email", kind: "text", label: "norwegianLearning:result.email", show: "later", exported: true },
		{ key: "link", kind: "text", label: "norwegianLearning:result.link", show: "later", exported: true },
		{
			...{ key: "begun", kind: "date", label: "norwegianLearning:result.begun" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{
			...{ key: "done", kind: "date", label: "norwegianLearning:result.done" },
			...{ show: "later", filterable: true, exported: true },
		},
	],
	views: [
		{ key: "done", label: "norwegianLearning:attemptStatus.done", query: "f=status.any.done" },
		{ key: "begun", label: "norwegianLearning:attemptStatus.begun", query: "f=status.any.begun" },
	],
});
