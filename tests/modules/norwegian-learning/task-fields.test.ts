import { describe, expect, it } from "vitest";
import { fieldsOf, noFields, taskFrom } from "#app/modules/norwegian-learning/bank/task-fields";
import { itemKinds } from "#app/modules/norwegian-learning/items/kinds";
import { ItemTaskInput } from "#app/modules/norwegian-learning/items/task.schema";
import { inOrder, withItem, withItemMoved, withoutItem } from "#app/modules/norwegian-learning/tests/sections";
import { demoItems } from "#db/seed/norwegian-learning/texts";

describe("what a form says of a task", () => {
	it("comes back as it was, for a task of each kind that is written in it", () => {
		const kinds = new Set(demoItems.map(({ task }) => task.kind));
		expect(itemKinds.filter((kind) => !kinds.has(kind))).toEqual(["match"]);
		for (const { title, task } of demoItems) {
			expect(ItemTaskInput.safeParse(task).success, title).toBe(true);
			expect(taskFrom(task.kind, fieldsOf(task)), title).toEqual(task);
		}
	});

	it("finds the words to be clicked between the marks, and leaves the marks out", () => {
		const fields = { ...noFields, question: "Finn", text: "Han [[går hjem]], og hun [[blir]]." };
		expect(taskFrom("clickWord", fields)).toMatchObject({ text: "Han går hjem, og hun blir.", right: [1, 2, 5] });
	});

	it("leaves empty rows out, and keeps what is right where it stands", () => {
		const fields = { ...noFields, question: "Hva?", optionTexts: ["", "ja", "nei"], optionRight: ["2"] };
		expect(taskFrom("single", fields)).toMatchObject({
			options: [
				{ text: "ja", isRight: false },
				{ text: "nei", isRight: true },
			],
		});
	});
});

describe("the parts of a test", () => {
	const sections = withItem(withItem(withItem([], "reading", "a"), "grammar", "b"), "reading", "c");

	it("hold each item once, in the part of its skill", () => {
		expect(withItem(sections, "reading", "a")).toEqual(sections);
		expect(sections).toEqual([
			{ skill: "reading", itemIds: ["a", "c"] },
			{ skill: "grammar", itemIds: ["b"] },
		]);
		expect(withoutItem(sections, "b")).toEqual([{ skill: "reading", itemIds: ["a", "c"] }]);
	});

	it("are sorted by whoever names all items of a part", () => {
		expect(withItemMoved(sections, "c", "up")[0]?.itemIds).toEqual(["c", "a"]);
		expect(withItemMoved(sections, "a", "up")).toEqual(sections);
		expect(inOrder(sections, "reading", ["c", "a"])?.[0]?.itemIds).toEqual(["c", "a"]);
		expect(inOrder(sections, "reading", ["c"])).toBeUndefined();
	});
});
