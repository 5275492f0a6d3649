import { describe, expect, test } from "vitest";
import { emptyQueue, queue, type SnackbarMessage } from "#app/ui/snackbar-queue";

const message = (id: string): SnackbarMessage => ({ id, kind: "info", text: id });
const push = (id: string, at = 0) => ({ do: "push" as const, message: message(id), at });

describe("the queue of messages", () => {
	test("shows one and lets the others wait in order", () => {
		const state = [push("a"), push("b"), push("c")].reduce(queue, emptyQueue);
		expect(state.waiting.map(({ id }) => id)).toEqual(["a", "b", "c"]);
		expect(queue(state, { do: "drop", id: "a" }).waiting[0]?.id).toBe("b");
	});

	test("shows a message of the server once, though its page is drawn again", () => {
		const state = [push("flash"), { do: "drop" as const, id: "flash" }, push("flash")].reduce(queue, emptyQueue);
		expect(state.waiting).toEqual([]);
		expect(state.kept).toHaveLength(1);
	});

	test("keeps what was shown, newest first, until it is forgotten", () => {
		const state = [push("a", 1), push("b", 2), { do: "drop" as const, id: "a" }].reduce(queue, emptyQueue);
		expect(state.kept.map(({ id, at }) => [id, at])).toEqual([
			["b", 2],
			["a", 1],
		]);
		expect(queue(state, { do: "forget" }).kept).toEqual([]);
	});
});
