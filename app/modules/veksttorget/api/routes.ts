import { Nothing, verb } from "#app/platform/guard.server";
import { intakeRoutes } from "#db/schema/veksttorget";
import { endpoint } from "../guard.server";
import { RouteInput, RouteRef } from "../routing/routing.schema";
import { addRoute, listRoutes, removeRoute } from "../routing/routing.server";

const api = endpoint(
	{
		get: verb(Nothing, listRoutes, { level: 30 }),
		post: verb(RouteInput, addRoute, { level: 30 }),
		delete: verb(RouteRef, removeRoute, { level: 30 }),
	},
	{ record: intakeRoutes },
);
export const loader = api.loader;
export const action = api.action;
