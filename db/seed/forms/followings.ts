import type { World } from "../world";
import { DAY } from "../world";
import type { Form, FormsDemo } from "./make";

/** What follows from the demo's weekly form: a task where somebody is not well, a message where they do not sleep, and what has followed. */
export function addFollowings(demo: FormsDemo, world: World, form: Form, owner: string): void {
	const at = world.now - 90 * DAY;
	const own = { tenantId: form.tenantId, formId: form.id, createdAt: at, updatedAt: at };
	const sleepless = {
		...own,
		id: `${form.id}:2`,
		action: "message" as const,
		text: "Sover veldig dårlig",
		dueDays: null,
	};
	demo.followings.push(
		{
			...{ ...own, id: `${form.id}:1`, action: "task" as const, text: "Ta kontakt og avtal en samtale", dueDays: 3 },
			...{ condition: { of: { kind: "band", score: "wellbeing" }, test: "is", value: 0 }, toAdvisor: true },
		},
		{
			...{ ...sleepless, toAdvisor: false, personIds: [owner] },
			condition: { of: { kind: "answer", question: "sleep" }, test: "is", value: "s1" },
		},
	);
	form.followings = demo.followings.length;
	const { action, text } = sleepless;
	const told = demo.replies.filter(({ formId, answers }) => formId === form.id && answers?.sleep === "s1").slice(-3);
	for (const { id: replyId, submittedAt } of told) {
		const then = submittedAt ?? at;
		demo.followingRuns.push({
			...{ tenantId: form.tenantId, id: `${replyId}:${sleepless.id}`, replyId, createdAt: then, updatedAt: then },
			...{ action, text, toAdvisor: false, personIds: [owner], dueDays: null, status: "done", doneAt: then + 2000 },
		});
	}
}
