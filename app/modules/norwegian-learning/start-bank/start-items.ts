import type { ItemTask } from "#db/schema/norwegian-learning";
import { type ItemLevel, levels, type Skill } from "../choices";
import { grammar } from "./grammar";
import { pictureTasks } from "./pictures";
import { pointOf } from "./points";
import { reading } from "./reading";
import { vocabulary } from "./vocabulary";

/** What an item is about, its task, and the text that is read for it. */
export type StartItems = Record<ItemLevel, readonly (readonly [about: string, task: ItemTask, passage?: string])[]>;

const names = { reading: "Les", vocabulary: "Ord", grammar: "Grammatikk" } as const;

/** Items of our own with which a bank can begin, placed by experts' levels and not calibrated yet. Listening needs recordings and is not among them. */
export const startItems = Object.entries({ reading, vocabulary, grammar }).flatMap(([skill, byLevel]) =>
	levels.flatMap((level) =>
		byLevel[level].map(([about, task, passage = ""], at) => ({
			...{ key: `start-${skill}-${level}-${at + 1}`, title: `${names[skill as keyof typeof names]}: ${about}` },
			...{ skill: skill as Skill, level, task, kind: task.kind, passage, point: pointOf(skill as Skill, level, at) },
		})),
	),
);

/** Items whose answers are pictures, for whoever does not read. */
export const pictureItems = pictureTasks.map((item) => ({
	...{ ...item, level: "A1" as const, kind: item.task.kind, passage: "", point: "everydayWords" as const },
}));
