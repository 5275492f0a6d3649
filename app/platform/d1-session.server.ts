import { isOpenPage } from "./edge.server";
import { isLocal, readCookie } from "./session.server";

/** What the browser has written last, as D1 says it. */
const nameOf = (env: Env) => (isLocal(env) ? "bookmark" : "__Host-bookmark");
const looksLikeBookmark = /^[0-9a-f-]{1,128}$/i;
/** Seconds after which every replica has what was written (they are behind by well under one). */
const KEPT_FOR = 600;

/**
 * The database as one request asks it, by D1's Sessions API. The first question goes to the primary, so that access that
 * has ended is refused at once and one's own writes are there; what follows may be answered by the nearest replica that
 * knows as much. A guest's page that the edge may keep asks a replica from the beginning, one that has what this browser
 * wrote. Without replicas all of it is the primary.
 */
export function sessionFor(request: Request, env: Env): D1DatabaseSession {
	if (!isOpenPage(request, env)) return env.DB.withSession("first-primary");
	const written = readCookie(request, nameOf(env));
	return env.DB.withSession(written && looksLikeBookmark.test(written) ? written : "first-unconstrained");
}

/** The header by which a browser keeps how far it has written. */
export function bookmarkCookie(session: D1DatabaseSession, env: Env): string | undefined {
	const bookmark = session.getBookmark();
	if (!bookmark) return undefined;
	return `${nameOf(env)}=${bookmark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${KEPT_FOR}${isLocal(env) ? "" : "; Secure"}`;
}
