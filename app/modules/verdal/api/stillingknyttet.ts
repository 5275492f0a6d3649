import { verb } from "#app/platform/guard.server";
import { placements } from "#db/schema/verdal";
import { endpoint } from "../guard.server";
import { placementCalls } from "../placements/calls.server";
import { PlacementCall, PlacementRef, PlacementsCall } from "../placements/placements.schema";

const { get, post, remove } = placementCalls("linkedPosition");

const api = endpoint(
	{
		get: verb(PlacementsCall, get, { level: 10 }),
		post: verb(PlacementCall, post, { level: 20 }),
		delete: verb(PlacementRef, remove, { level: 30 }),
	},
	{ record: placements },
);
export const loader = api.loader;
export const action = api.action;
