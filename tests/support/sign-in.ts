import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { hashToken, newToken } from "#app/platform/token.server";
import { sessions, users } from "#db/schema/portal";
import type { Portal } from "./portal";

export type Person = Awaited<ReturnType<typeof signInAs>>;

/**
 * Signs a user in as if the login had just succeeded, without the cost of a password: the session's row is written.
 * `now` is an instant that the Worker's clock has travelled to.
 */
export async function signInAs(portal: Portal, email: string, now = Date.now()) {
	const db = drizzle(portal.db);
	const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	if (!user) throw new Error(`There is no user ${email}.`);
	const token = newToken();
	const session = { id: newId(now), tokenHash: await hashToken(token), userId: user.id, createdAt: now };
	await db.insert(sessions).values({ ...session, lastSeenAt: now, expiresAt: now + HOUR });
	return { ...asPerson(portal, `session=${token}`), userId: user.id, sessionId: session.id, token };
}

/** Somebody with a cookie, or nobody without one: asks as a browser on the portal's own pages would. */
export function asPerson(portal: Portal, cookie = "") {
	const fetch = (path: string, init: RequestInit = {}) => {
		const headers = new Headers(init.headers);
		if (cookie) headers.set("Cookie", [cookie, headers.get("Cookie")].filter(Boolean).join("; "));
		if (!headers.has("Origin")) headers.set("Origin", portal.origin);
		if (!headers.has("Sec-Fetch-Site")) headers.set("Sec-Fetch-Site", "same-origin");
		return portal.fetch(path, { ...init, headers });
	};
	return {
		fetch,
		/** A call of the API with a JSON body; `body` of the answer is undefined where it has none. */
		async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
			const sent = new Headers(headers);
			if (body !== undefined && !sent.has("Content-Type")) sent.set("Content-Type", "application/json");
			const answer = await fetch(path, {
				method,
				body: body === undefined ? undefined : JSON.stringify(body),
				headers: sent,
			});
			const text = await answer.text();
			return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
		},
		/** A form that was sent without JavaScript. */
		submit: (path: string, fields: Record<string, string>) =>
			fetch(path, { method: "POST", body: new URLSearchParams(fields) }),
	};
}

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by looking at it
function parsed(text: string): any {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
