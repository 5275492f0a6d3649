import { describe, expect, it } from "vitest";
import { score } from "#app/modules/norwegian-learning/items/score";
import { ItemTaskInput } from "#app/modules/norwegian-learning/items/task.schema";
import { startItems } from "#app/modules/norwegian-learning/start-bank/start-items";
import { rightAnswer, wrongAnswer } from "#db/seed/norwegian-learning/answers";

describe("the start items", () => {
	it("are eight for each level of each skill, with names of their own", () => {
		const counts = new Map<string, number>();
		for (const { skill, level } of startItems)
			counts.set(`${skill} ${level}`, (counts.get(`${skill} ${level}`) ?? 0) + 1);
		expect([...counts.values()]).toEqual(Array.from({ length: 15 }, () => 8));
		expect(new Set(startItems.map(({ title }) => title)).size).toBe(startItems.length);
	});

	it.each(startItems.map((item) => [item.key, item] as const))(
		"%s can be saved, answered rightly and wrongly",
		(_, item) => {
			expect(ItemTaskInput.safeParse(item.task).error?.issues).toBeUndefined();
			expect(score(item.task, rightAnswer(item.task))).toBe(1000);
			expect(score(item.task, wrongAnswer(item.task))).toBeLessThan(1000);
		},
	);
});
