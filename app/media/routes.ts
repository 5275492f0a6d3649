import { routesIn } from "../platform/routes-in";

const { route } = routesIn("media");

export const api = [route("media/:guid", "api/file.ts"), route("media/film/:video", "film/frame.ts")];
