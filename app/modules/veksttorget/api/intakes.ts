import { verb } from "#app/platform/guard.server";
import { intakes } from "#db/schema/veksttorget";
import { endpoint } from "../guard.server";
import { deleteIntake, listIntakes, saveIntake } from "../intakes/intake-calls.server";
import { IntakeCall, IntakeRef, IntakesCall } from "../intakes/intakes.schema";

const api = endpoint(
	{
		get: verb(IntakesCall, listIntakes, { level: 10 }),
		post: verb(IntakeCall, saveIntake, { level: 10, status: 200 }),
		delete: verb(IntakeRef, deleteIntake, { level: 30 }),
	},
	{ record: intakes },
);
export const loader = api.loader;
export const action = api.action;
