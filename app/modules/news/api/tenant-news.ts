import { handler, publicEndpoint } from "#app/platform/guard.server";
import { publicNews } from "../calls.server";
import { NewsCall } from "../news.schema";

const api = publicEndpoint({ get: handler(NewsCall, publicNews) });
export const loader = api.loader;
