import { textsAddress } from "./i18n";
import { reloadOnce } from "./lost-chunk.client";

type Done = (error: unknown, texts: Record<string, unknown> | null) => void;

/** Fetches one namespace of one language: a page loads only what it shows. */
export function loadTexts(language: string, namespace: string, done: Done): void {
	read(textsAddress(language, namespace)).then(
		(texts) => done(null, texts),
		(error) => done(error, null),
	);
}

async function read(address: string): Promise<Record<string, unknown>> {
	const answer = await fetch(address);
	if (answer.ok) return answer.json();
	if (answer.status === 404) reloadOnce();
	throw new TypeError(`Failed to load ${address}`);
}
