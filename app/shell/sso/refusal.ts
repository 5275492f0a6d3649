/** How a sign-in at the organisation's own provider can come to nothing; each has a sentence for the person. */
export const ssoOutcomes = ["unknown", "closed", "refused", "unreachable", "failed", "taken"] as const;
export type SsoOutcome = (typeof ssoOutcomes)[number];

/** A sign-in that came to nothing: the sentence for the person, and the reason for the log in words of ours. */
export class SsoRefusal extends Error {
	constructor(
		readonly outcome: SsoOutcome,
		readonly reason: string,
	) {
		super(reason);
	}
}

/** The outcome that an address tells, for the page's sentence; null for anything else. */
export function outcomeIn(url: string): SsoOutcome | null {
	const refusal = new URL(url).searchParams.get("sso");
	return ssoOutcomes.find((outcome) => outcome === refusal) ?? null;
}
