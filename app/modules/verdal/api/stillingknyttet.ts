import { handler } from "#app/platform/guard.server";
import { placements } from "#db/schema/verdal";
import { endpoint } from "../guard.server";
import { placementCalls } from "../placements/calls.server";
import { PlacementCall, PlacementRef, PlacementsCall } from "../placements/placements.schema";

const { get, post, remove } = placementCalls("linkedPosition");

const api = endpoint(
	{
		get: handler(PlacementsCall, get, { level: 10 }),
		post: handler(PlacementCall, post, { level: 20 }),
		delete: handler(PlacementRef, remove, { level: 30 }),
	},
	{ record: placements },
);
export const loader = api.loader;
export const action = api.action;
