import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { init } from "../placements/init.server";
import { InitQuery } from "../placements/placements.schema";

const api = endpoint({ get: handler(InitQuery, init, { level: 10 }) });
export const loader = api.loader;
export const action = api.action;
