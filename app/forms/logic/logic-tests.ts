import type { Answers } from "../answers/answer";
import type { Definition } from "../definition/definition";
import { evaluateFlow, type FlowPath, type Surroundings } from "./evaluate-flow";

/** Answers that an author has kept with the form, and where they are to lead. What is not said is not looked at. */
export type LogicTest = {
	id: string;
	name: string;
	answers: Answers;
	around?: Partial<Surroundings>;
	expect: {
		/** The pages, in order. */
		pages?: string[];
		shown?: string[];
		hidden?: string[];
		required?: string[];
		/** Score or computed question → value. */
		values?: Record<string, number | string | boolean | null>;
	};
};

/** One thing that came out differently: what was looked at, what was wanted, what there was. */
export type Mismatch = {
	what: "pages" | "shown" | "hidden" | "required" | "value";
	id?: string;
	wanted: unknown;
	found: unknown;
};
export type TestResult = { id: string; name: string; mismatches: Mismatch[] };

/** Runs a form's tests; all is well where no result has a mismatch. `today` counts where a test says no other day. */
export function runLogicTests(definition: Definition, today: string): TestResult[] {
	return definition.tests.map((test) => {
		const around = { today, language: definition.languages[0], ...test.around };
		return { id: test.id, name: test.name, mismatches: compare(test, evaluateFlow(definition, test.answers, around)) };
	});
}

function compare({ expect }: LogicTest, path: FlowPath): Mismatch[] {
	const found: Mismatch[] = [];
	if (expect.pages && expect.pages.join() !== path.pages.join())
		found.push({ what: "pages", wanted: expect.pages, found: path.pages });
	for (const id of expect.shown ?? [])
		if (!path.visible.has(id)) found.push({ what: "shown", id, wanted: true, found: false });
	for (const id of expect.hidden ?? [])
		if (path.visible.has(id)) found.push({ what: "hidden", id, wanted: true, found: false });
	for (const id of expect.required ?? [])
		if (!path.required.has(id)) found.push({ what: "required", id, wanted: true, found: false });
	for (const [id, wanted] of Object.entries(expect.values ?? {})) {
		const value = id in path.scores ? (path.scores[id]?.value ?? null) : (path.answers[id] ?? null);
		if (value !== wanted) found.push({ what: "value", id, wanted, found: value });
	}
	return found;
}
