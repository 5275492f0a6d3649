import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/files");

export const pages = [route("files", "pages/front.ts")];

export const api = [route("media", "api/media.ts"), route("media_folder", "api/media-folder.ts")];
