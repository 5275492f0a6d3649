import type * as z from "zod";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { addAll, addItem, moveItem, moveSection, removeItem, sortItems } from "./build-test.server";
import { formatOf } from "./formats";
import { saveTest, saveTestForm, setTestStatus } from "./save-test.server";
import {
	MoveItemInput,
	MoveSectionInput,
	NewTestInput,
	SaveTestCall,
	SortItemsInput,
	TestInput,
	TestItemInput,
	TestRef,
	TestStatusInput,
} from "./tests.schema";
import { findTest, tests } from "./tests.server";

const said = (name: string) => ({ snackbar: { key: `norwegianLearning:snackbar.${name}` } });

/** Writes, says so, and stays on the page. */
const staying =
	<Input>(write: (visit: Visit, input: Input) => Promise<unknown>, name: string) =>
	async (visit: Visit, input: Input) => {
		await write(visit, input);
		return done(said(name));
	};

async function create(visit: Visit, input: z.output<typeof NewTestInput>) {
	const { format, ...test } = input;
	const { id } = await saveTest(visit, { ...SaveTestCall.parse(test), ...formatOf(format) });
	return done({ ...said("testCreated"), to: paths(visit.tenant.guid).test(id) });
}

async function toTrash(visit: Visit, { id }: { id: string }) {
	await findTest(visit, id);
	await tests.trash.remove(visit, { ids: [id], matching: undefined });
	return done({ ...said("trashed"), to: paths(visit.tenant.guid).tests });
}

/** What can be done in the list of tests. */
export const testsHandlers = { create: handler(NewTestInput, create), ...tests.handlers };

/** What can be done with one test. */
export const testHandlers = {
	save: handler(TestInput, staying(saveTestForm, "saved")),
	status: handler(TestStatusInput, async (visit: Visit, input) => {
		await setTestStatus(visit, input);
		return done(said(input.status));
	}),
	addAll: handler(TestRef, staying(addAll, "added")),
	add: handler(TestItemInput, staying(addItem, "added")),
	remove: handler(TestItemInput, staying(removeItem, "removed")),
	move: handler(MoveItemInput, staying(moveItem, "moved")),
	sort: handler(SortItemsInput, staying(sortItems, "moved")),
	moveSection: handler(MoveSectionInput, staying(moveSection, "moved")),
	trash: handler(TestRef, toTrash),
};
