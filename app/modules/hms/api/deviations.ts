import { handler } from "#app/platform/guard.server";
import { deviations } from "#db/schema/hms";
import { deleteDeviation, getDeviations, postDeviation } from "../deviations/calls.server";
import { DeviationCall, DeviationRef, DeviationsCall } from "../deviations/deviations.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(DeviationsCall, getDeviations, { level: 20 }),
		post: handler(DeviationCall, postDeviation, { level: 20 }),
		delete: handler(DeviationRef, deleteDeviation, { level: 20 }),
	},
	{ record: deviations },
);
export const loader = api.loader;
export const action = api.action;
