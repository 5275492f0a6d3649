import type { RequestContext } from "./request-context.server";

/** Lets the sites of these hosts, and the portal itself, show the page of this request in a frame; none: nobody may. */
export function allowFrames({ allows }: RequestContext, hosts: readonly string[]): void {
	const sources = hosts.length > 0 ? ["'self'", ...hosts.map((host) => `https://${host}`)] : [];
	allows.framedBy.push(...sources.filter((source) => !allows.framedBy.includes(source)));
}
