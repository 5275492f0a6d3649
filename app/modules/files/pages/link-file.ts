import { serveLink } from "#app/media/library/link.server";
import { publicPage } from "#app/platform/guard.server";

export const loader = publicPage(serveLink);
