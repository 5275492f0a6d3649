import { handler, publicEndpoint } from "#app/platform/guard.server";
import { countReading } from "../figures.server";
import { SeenCall } from "../news.schema";

const api = publicEndpoint({ post: handler(SeenCall, countReading, { status: 200 }) });
export const loader = api.loader;
export const action = api.action;
