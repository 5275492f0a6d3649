import { verb } from "#app/platform/guard.server";
import { safetyRounds } from "#db/schema/hms";
import { endpoint } from "../guard.server";
import { deleteRound, getRounds, postRound } from "../rounds/calls.server";
import { RoundCall, RoundRef, RoundsCall } from "../rounds/rounds.schema";

const api = endpoint(
	{
		get: verb(RoundsCall, getRounds, { level: 20 }),
		post: verb(RoundCall, postRound, { level: 20 }),
		delete: verb(RoundRef, deleteRound, { level: 20 }),
	},
	{ record: safetyRounds },
);
export const loader = api.loader;
export const action = api.action;
