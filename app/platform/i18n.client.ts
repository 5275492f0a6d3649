const files = import.meta.glob<Record<string, unknown>>("/locales/*/*.json", { import: "default" });

type Done = (error: unknown, texts: Record<string, unknown> | null) => void;

/** Fetches one namespace of one language: a page loads only what it shows. */
export function loadTexts(language: string, namespace: string, done: Done): void {
	const load = files[`/locales/${language}/${namespace}.json`];
	if (!load) done(null, {});
	else
		load().then(
			(texts) => done(null, texts),
			(error) => done(error, null),
		);
}
