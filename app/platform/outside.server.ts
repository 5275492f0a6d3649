/** Milliseconds that a page elsewhere may take, and how often it may lead on. */
const PATIENCE = 6000;
const HOPS = 3;
/** Names that no page of others has: of one's own machine or network, or numbers in the place of a name. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|arpa|onion)$/;

/**
 * An address that may be asked from here: a page of others, by its name, at the port where pages are. Anything else could be
 * a way to what only this side of a wall reaches. `own`: this site's own address.
 */
export function outsideAddress(address: string, own: string): URL | undefined {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.port !== "" || url.username !== "" || url.password !== "") return;
	const name = url.hostname.toLowerCase().replace(/\.$/, "");
	// A number of any notation has become one of four parts by now, and that of the newer kind stands in brackets.
	const isNumber = /^\[|^[\d.]+$/.test(name);
	if (isNumber || !name.includes(".") || OWN_NAMES.test(name) || url.origin === own) return;
	return url;
}

export type Found = "there" | "gone" | "silent" | "unknown";

/**
 * Whether a page elsewhere is there. `gone`: its site says that it is not; `silent`: nothing answers; `unknown`: it is not for
 * programs to see, or may not be asked for from here.
 */
export async function lookAt(address: string, own: string): Promise<Found> {
	let next = outsideAddress(address, own);
	for (let hop = 0; next && hop <= HOPS; hop++) {
		const answer = await ask(next);
		if (!answer) return "silent";
		if (answer.status === 404 || answer.status === 410) return "gone";
		const to = answer.headers.get("Location");
		if (answer.status < 300 || answer.status >= 400 || to === null) return answer.ok ? "there" : "unknown";
		next = URL.canParse(to, next) ? outsideAddress(new URL(to, next).href, own) : undefined;
	}
	return "unknown";
}

async function ask(url: URL): Promise<Response | undefined> {
	const answer = await fetch(url, {
		headers: { Accept: "text/html,*/*", "User-Agent": "FollowupLinkCheck" },
		redirect: "manual",
		signal: AbortSignal.timeout(PATIENCE),
	}).catch(() => undefined);
	await answer?.body?.cancel();
	return answer;
}
