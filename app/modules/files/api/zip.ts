import { Chosen } from "#app/media/library/library.schema";
import { zipItems } from "#app/media/library/zip.server";
import { verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint({ get: verb(Chosen, zipItems) });
export const loader = api.loader;
