import { useEffect } from "react";

type Stored = {
	/** The session's public id, which grants nothing; null where nobody is logged in. */
	session: string | null;
	language: string;
	tenantGuid?: string;
	moduleId?: string;
};

/** Also the name of the cookie in which the server keeps it. */
export const TENANT_KEY = "currentselectedtenantguid";
/** The records that were opened last. */
export const RECENT_KEY = "recent";
const PERSONAL = ["token", "user", "availablepaths", TENANT_KEY, "currentmoduleid", RECENT_KEY];

/**
 * Keeps the specification's keys of local storage in step with the page. The server trusts none of them; they are for what
 * an interface wants to know before it has asked.
 */
export function useStoredValues({ session, language, tenantGuid, moduleId }: Stored): void {
	useEffect(() => {
		if (session === null) {
			for (const key of PERSONAL) write(key, null);
			return;
		}
		if (read("token") !== session) for (const key of PERSONAL) write(key, null);
		write("token", session);
		const stop = new AbortController();
		// Not before the page has come to rest: nothing on it waits for this.
		const later = setTimeout(() => void storeUser(stop.signal), 1500);
		return () => {
			clearTimeout(later);
			stop.abort();
		};
	}, [session]);

	useEffect(() => {
		write("setlanguage", language);
		if (session && tenantGuid) write(TENANT_KEY, tenantGuid);
		if (session && moduleId) write("currentmoduleid", moduleId);
	}, [session, language, tenantGuid, moduleId]);
}

async function storeUser(signal: AbortSignal): Promise<void> {
	const me = await readMe(signal).catch(() => null);
	if (!me) return;
	const { availablepaths, ...user } = me;
	write("user", JSON.stringify(user));
	write("availablepaths", JSON.stringify(availablepaths));
}

async function readMe(signal: AbortSignal): Promise<{ availablepaths: unknown } | null> {
	const answer = await fetch("/api/me", { signal });
	return answer.ok ? answer.json() : null;
}

/** A value of local storage; null where it has none or is closed to the page. */
export function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a value in local storage, or with null removes it. */
export function write(key: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, value);
	} catch {
		// Storage may be closed to the page: nothing that matters depends on it.
	}
}
