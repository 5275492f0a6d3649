import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listeningItems, readingAdvice } from "#app/modules/norwegian-learning/attempts/listening-path";
import { fieldsOf, taskFrom } from "#app/modules/norwegian-learning/bank/task-fields";
import { pictureAt, pictureNames } from "#app/modules/norwegian-learning/items/pictures";
import { score } from "#app/modules/norwegian-learning/items/score";
import { shown } from "#app/modules/norwegian-learning/items/shown";
import { ItemTaskInput } from "#app/modules/norwegian-learning/items/task.schema";
import { pictured, single } from "#app/modules/norwegian-learning/items/write-task";
import { pictureItems } from "#app/modules/norwegian-learning/start-bank/start-items";
import type { ItemTask } from "#db/schema/norwegian-learning";
import { rightAnswer, wrongAnswer } from "#db/seed/norwegian-learning/answers";

const pictures = (question: string) =>
	pictured(question, [
		{ picture: "sun", text: "sol" },
		{ picture: "boat", text: "båt" },
	]);
const item = (id: string, skill: "listening" | "reading", task: ItemTask, passage = "") => ({
	id,
	skill,
	task,
	passage,
});

describe("the items of the listening path", () => {
	it("are answered by pressing a picture, and have no more than one word to read", () => {
		const bank = [
			item("word", "reading", pictures("sol")),
			item("sentence", "reading", pictures("Sola skinner i dag.")),
			item("heard", "listening", pictures("Hvor er sola?")),
			item("words", "listening", single("Hva er dette?", "sol", "båt")),
			item("text", "listening", pictures("Hvor er sola?"), "En tekst."),
			item("typed", "reading", { kind: "dictation", question: "Skriv.", accepted: ["sol"] }),
		];
		expect(listeningItems(bank).map(({ id }) => id)).toEqual(["heard", "word"]);
	});

	it("begin with what is heard, and are not too many", () => {
		const many = (skill: "listening" | "reading") =>
			Array.from({ length: 30 }, (_, at) => item(`${skill}${at}`, skill, pictures("sol")));
		const skills = listeningItems([...many("reading"), ...many("listening")]).map(({ skill }) => skill);
		expect(skills).toEqual([...Array(12).fill("listening"), ...Array(6).fill("reading")]);
	});
});

describe("the advice after the listening path", () => {
	const items = [
		...Array.from({ length: 8 }, (_, at) => item(`h${at}`, "listening", pictures("sol"))),
		...Array.from({ length: 4 }, (_, at) => item(`r${at}`, "reading", pictures("sol"))),
	];
	it.each([
		[0, 0, "little", "letters"],
		[3, 2, "little", "letters"],
		[4, 2, "some", "letters"],
		[6, 3, "much", "words"],
		[8, 4, "much", "words"],
	])("with %i of 8 heard and %i of 4 words read: %s, %s", (heard, read, understands, begins) => {
		const right = items.filter(({ id }) => Number(id.slice(1)) < (id.startsWith("h") ? heard : read));
		const scores = new Map(right.map(({ id }) => [id, 1000]));
		expect(readingAdvice(items, scores)).toEqual({
			...{ heard: { right: heard, of: 8 }, read: { right: read, of: 4 } },
			...{ understands, begins },
		});
	});

	it("comes of nothing too", () => {
		expect(readingAdvice([], new Map())).toMatchObject({ understands: "little", begins: "letters" });
	});
});

describe("the pictured items to begin with", () => {
	it("are enough for the path, and all fit it", () => {
		expect(pictureItems.length).toBeGreaterThanOrEqual(10);
		expect(listeningItems(pictureItems)).toHaveLength(pictureItems.length);
	});

	it.each(pictureItems.map(({ title, task }) => [title, task] as const))(
		"%s can be saved, written in the form, and answered",
		(_, task) => {
			expect(ItemTaskInput.safeParse(task).error?.issues).toBeUndefined();
			expect(taskFrom("single", fieldsOf(task))).toEqual(task);
			expect(score(task, rightAnswer(task))).toBe(1000);
			expect(score(task, wrongAnswer(task))).toBe(0);
			// Neither the key nor the words that would tell it.
			const options = (shown(task, "seed") as { options: object[] }).options;
			for (const option of options)
				expect(option).toEqual({ id: expect.any(String), text: "", picture: expect.any(String) });
		},
	);

	it("have their pictures", () => {
		expect(pictureNames.filter((name) => !existsSync(`public${pictureAt(name)}`))).toEqual([]);
	});

	it("have pictures for all answers or for none", () => {
		const task = pictures("sol") as Extract<ItemTask, { options: unknown }>;
		const half = {
			...task,
			options: task.options.map(({ picture, ...one }, at) => (at === 0 ? { ...one, picture } : one)),
		};
		expect(ItemTaskInput.safeParse(half).success).toBe(false);
	});
});
