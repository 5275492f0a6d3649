import { handler } from "#app/platform/guard.server";
import { safetyRounds } from "#db/schema/hms";
import { endpoint } from "../guard.server";
import { deleteRound, getRounds, postRound } from "../rounds/calls.server";
import { RoundCall, RoundRef, RoundsCall } from "../rounds/rounds.schema";

const api = endpoint(
	{
		get: handler(RoundsCall, getRounds, { level: 20 }),
		post: handler(RoundCall, postRound, { level: 20 }),
		delete: handler(RoundRef, deleteRound, { level: 20 }),
	},
	{ record: safetyRounds },
);
export const loader = api.loader;
export const action = api.action;
