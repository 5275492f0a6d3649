import { handler, Nothing } from "#app/platform/guard.server";
import { intakeRoutes } from "#db/schema/veksttorget";
import { endpoint } from "../guard.server";
import { RouteInput, RouteRef } from "../routing/routing.schema";
import { addRoute, listRoutes, removeRoute } from "../routing/routing.server";

const api = endpoint(
	{
		get: handler(Nothing, listRoutes, { level: 30 }),
		post: handler(RouteInput, addRoute, { level: 30 }),
		delete: handler(RouteRef, removeRoute, { level: 30 }),
	},
	{ record: intakeRoutes },
);
export const loader = api.loader;
export const action = api.action;
