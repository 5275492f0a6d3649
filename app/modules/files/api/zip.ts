import { Chosen } from "#app/media/library/library.schema";
import { zipItems } from "#app/media/library/zip.server";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint({ get: handler(Chosen, zipItems) });
export const loader = api.loader;
