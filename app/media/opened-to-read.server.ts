import { PDF } from "./library/file-types";

/**
 * Whether a person opens a PDF by its address, so that the portal's reader has to show it. A browser that does not say what
 * it asks for saves it.
 */
export const isOpenedToRead = (request: Request, { type }: { type: string }): boolean =>
	type === PDF && request.headers.get("Sec-Fetch-Dest") === "document";
