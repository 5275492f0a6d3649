import { handler, modes } from "#app/platform/guard.server";
import { testAttempts } from "#db/schema/norwegian-learning";
import { endpoint } from "../guard.server";
import { listResults, removeResultCall, resultDetails } from "../results/result-calls.server";
import { AttemptRef, ResultsCall } from "../results/results.schema";

const api = endpoint(
	{
		get: modes(
			{ getdetails: handler(AttemptRef, resultDetails, { level: 20 }) },
			handler(ResultsCall, listResults, { level: 20 }),
		),
		delete: handler(AttemptRef, removeResultCall, { level: 30 }),
	},
	{ record: testAttempts },
);
export const loader = api.loader;
export const action = api.action;
