import { handler } from "#app/platform/guard.server";
import { measures } from "#db/schema/hms";
import { endpoint } from "../guard.server";
import { deleteMeasure, getMeasures, postMeasure } from "../measures/calls.server";
import { MeasureCall, MeasureRef, MeasuresCall } from "../measures/measures.schema";

const api = endpoint(
	{
		get: handler(MeasuresCall, getMeasures, { level: 20 }),
		post: handler(MeasureCall, postMeasure, { level: 20 }),
		delete: handler(MeasureRef, deleteMeasure, { level: 20 }),
	},
	{ record: measures },
);
export const loader = api.loader;
export const action = api.action;
