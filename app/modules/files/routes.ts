import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/files");

export const pages = [
	route("files", "pages/front.ts"),
	route("files/yourfiles", "pages/your-files.tsx"),
	route("files/yourfiles/export", "pages/your-files-export.ts"),
	route("files/sharedfiles", "pages/shared-files.tsx"),
	route("files/sharedfiles/export", "pages/shared-files-export.ts"),
	route("files/move", "pages/move.tsx"),
	route("files/trash", "pages/trash.tsx"),
	route("files/trash/export", "pages/trash-export.ts"),
	route("files/rules", "pages/rules.tsx"),
	route("files/links", "pages/links.tsx"),
	route("files/links/export", "pages/links-export.ts"),
	route("files/request", "pages/request.tsx"),
	route("files/access", "pages/access.tsx"),
	route("files/people", "pages/people.ts"),
];

/** Pages for everybody who has the address. */
export const open = [
	route("file_link/:token", "pages/link.tsx"),
	route("file_link/:token/:guid", "pages/link-file.ts"),
	route("file_link/:token/:guid/reader", "pages/link-reader.tsx"),
	route("reader/:guid", "pages/reader.tsx"),
	route("file_request/:token", "pages/send.tsx"),
	route("file_request/:token/send", "pages/send-file.ts"),
	route("file_request/:token/send/:upload_id/:part", "pages/send-part.ts"),
	route("file_request/:token/receipt/:key", "pages/receipt.tsx"),
];

export const api = [
	route("media", "api/media.ts"),
	route("media/zip", "api/zip.ts"),
	route("media/share", "api/share.ts"),
	route("media/request", "api/request.ts"),
	route("media/versions", "api/versions.ts"),
	route("media/confirm", "api/confirm.ts"),
	route("media/tags", "api/tags.ts"),
	route("media/comments", "api/comments.ts"),
	route("media/reminder", "api/reminder.ts"),
	route("media/rules", "api/rules.ts"),
	route("media/tempaccess", "api/tempaccess.ts"),
	route("media/upload/:upload_id/:part", "api/upload-part.ts"),
	route("media_folder", "api/media-folder.ts"),
];
