const ADDRESS = "/api/session";

/** Whose session the browser has, and for how many seconds more. */
export type OwnSession = { person: string; seconds: number };
export type Refusal = { needsCode: boolean; text: string };

/** Undefined where there is none, or nobody answers. */
export async function readSession(): Promise<OwnSession | undefined> {
	const answer = await fetch(ADDRESS, { cache: "no-store" }).catch(() => undefined);
	const session = answer?.ok ? ((await answer.json()) as Partial<OwnSession>) : undefined;
	return session?.person ? (session as OwnSession) : undefined;
}

/** Signs in; else says what is wrong, or that the code of the second factor is asked for. */
export async function signInHere(input: Record<string, string>): Promise<OwnSession | Refusal> {
	const headers = { "Content-Type": "application/json" };
	const answer = await fetch(ADDRESS, { method: "POST", headers, body: JSON.stringify(input) });
	const body = (await answer.json()) as OwnSession & { reason?: string; detail?: string };
	if (answer.ok) return body;
	const needsCode = body.reason === "second_factor_required";
	return { needsCode, text: needsCode ? "" : (body.detail ?? "") };
}
