import { listPictures } from "#app/media/earlier-pictures.server";
import { handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { endpoint } from "../guard.server";
import { manifest } from "../manifest";
import { PicturesCall } from "../news.schema";

const api = endpoint({
	get: handler(PicturesCall, (visit: Visit) => listPictures(visit, manifest.key), { level: 20 }),
});
export const loader = api.loader;
