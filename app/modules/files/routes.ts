import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/files");

export const pages = [
	route("files", "pages/front.ts"),
	route("files/yourfiles", "pages/your-files.tsx"),
	route("files/sharedfiles", "pages/shared-files.tsx"),
	route("files/move", "pages/move.tsx"),
	route("files/trash", "pages/trash.tsx"),
];

export const api = [route("media", "api/media.ts"), route("media_folder", "api/media-folder.ts")];
