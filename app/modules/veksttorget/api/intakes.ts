import { handler } from "#app/platform/guard.server";
import { intakes } from "#db/schema/veksttorget";
import { endpoint } from "../guard.server";
import { deleteIntake, listIntakes, saveIntake } from "../intakes/intake-calls.server";
import { IntakeCall, IntakeRef, IntakesCall } from "../intakes/intakes.schema";

const api = endpoint(
	{
		get: handler(IntakesCall, listIntakes, { level: 10 }),
		post: handler(IntakeCall, saveIntake, { level: 10, status: 200 }),
		delete: handler(IntakeRef, deleteIntake, { level: 30 }),
	},
	{ record: intakes },
);
export const loader = api.loader;
export const action = api.action;
