import { handler, modes } from "#app/platform/guard.server";
import { languageTests } from "#db/schema/norwegian-learning";
import { endpoint } from "../guard.server";
import { listTests, removeTestCall, saveTestCall, testDetails } from "../tests/test-calls.server";
import { SaveTestCall, TestRef, TestsCall } from "../tests/tests.schema";

const staff = { level: 20 };
const api = endpoint(
	{
		get: modes({ getdetails: handler(TestRef, testDetails, staff) }, handler(TestsCall, listTests, staff)),
		post: handler(SaveTestCall, saveTestCall, staff),
		delete: handler(TestRef, removeTestCall, staff),
	},
	{ record: languageTests },
);
export const loader = api.loader;
export const action = api.action;
