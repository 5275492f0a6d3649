import type { SharedQuestion } from "#app/directory/shared-question";
import { newGuid } from "#app/platform/ids";
import type { ItemTask, languageItems } from "#db/schema/norwegian-learning";
import { ItemTaskInput } from "../items/task.schema";

type Item = Pick<typeof languageItems.$inferSelect, "id" | "task" | "audioGuid" | "transcript" | "pictureGuid"> &
	Pick<typeof languageItems.$inferSelect, "passage" | "explanation">;

/** Kinds of item that others know too. */
export const sharedKinds = ["single", "multiple", "order", "match"] as const;

const option = (text: string, isRight: boolean) => ({ text, isRight, pair: "", media: null });

function optionsOf(task: ItemTask): SharedQuestion["options"] | undefined {
	switch (task.kind) {
		case "single":
		case "multiple":
			// The portal's own pictures are none that could be given away.
			if (task.options.some(({ picture }) => picture !== undefined)) return undefined;
			return task.options.map(({ text, isRight }) => option(text, isRight));
		case "order":
			return task.parts.map((text) => option(text, true));
		case "match":
			return task.pairs.map(({ pictureGuid, alt, word }) => ({
				...option("", true),
				...{ pair: word, media: { guid: pictureGuid, kind: "picture" as const, words: alt } },
			}));
		default:
			return undefined;
	}
}

/**
 * An item as others take it: a text that is read with it stands before what is asked. Undefined where it would lose something:
 * its kind is its own, a picture has no words, or nobody has written what a recording says.
 */
export function sharedFrom(item: Item): SharedQuestion | undefined {
	const { id, task, audioGuid, transcript, passage } = item;
	const kind = sharedKinds.find((one) => one === task.kind);
	const options = optionsOf(task);
	if (!kind || !options || item.pictureGuid !== null || (audioGuid !== null && transcript === "")) return undefined;
	return {
		...{ id, kind, language: "nb", options, explanation: item.explanation, tags: [] },
		text: [passage, task.question].filter(Boolean).join("\n\n"),
		media: audioGuid === null ? [] : [{ guid: audioGuid, kind: "sound", words: transcript }],
	};
}

/** A question of another module as a task; undefined where it does not fit. `guids`: of its pictures, the new one by the old. */
export function taskFrom(question: SharedQuestion, guids?: ReadonlyMap<string, string>): ItemTask | undefined {
	if (question.language !== "nb" || question.media.length > 1) return undefined;
	if (question.media.some(({ kind }) => kind === "picture")) return undefined;
	const parsed = ItemTaskInput.safeParse(taskOf(question, guids));
	return parsed.success ? parsed.data : undefined;
}

function taskOf({ kind, text: question, options }: SharedQuestion, guids?: ReadonlyMap<string, string>): unknown {
	if (kind === "match")
		return {
			...{ kind, question },
			pairs: options.map(({ text, pair, media }) => ({
				...{ id: newGuid(), word: pair, alt: media?.words ?? text },
				pictureGuid: media?.kind === "picture" ? (guids?.get(media.guid) ?? media.guid) : "",
			})),
		};
	// What is shown or heard has no place in an answer of the other kinds.
	if (options.some(({ media }) => media)) return undefined;
	if (kind === "order") return { kind, question, parts: options.map(({ text }) => text) };
	return { kind, question, options: options.map(({ text, isRight }) => ({ id: newGuid(), text, isRight })) };
}
