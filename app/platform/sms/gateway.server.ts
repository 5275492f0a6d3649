type Settings = Pick<Env, "ENVIRONMENT" | "SMS_URL" | "SMS_SENDER" | "SMS_TOKEN">;

/** Where text messages go; `caught`: to the local demo's own page. */
export type Gateway = { kind: "caught" } | { kind: "http"; url: string; token: string; sender: string };

/** The gateway that is set up; null where there is none, and then nothing tells of text messages anywhere. */
export function gatewayOf({
	ENVIRONMENT,
	SMS_URL: url,
	SMS_SENDER: sender,
	SMS_TOKEN: token,
}: Settings): Gateway | null {
	if (!sender) return null;
	if (url && token) return isAllowed(url, ENVIRONMENT) ? { kind: "http", url, token, sender } : null;
	return ENVIRONMENT === "local" && !url ? { kind: "caught" } : null;
}

/** The secret and people's numbers go over TLS only, but for a gateway on one's own machine. */
const isAllowed = (url: string, environment: string) =>
	/^https:\/\//.test(url) || (environment === "local" && /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url));

const TIMEOUT = 10_000;
/** The gateway may take the message another time; with any other fault of ours it never will. */
const passing = new Set([401, 403, 408, 425, 429]);

/**
 * Hands over one message: `refused` where the gateway will never take it. Throws where another try may go better, with nothing in the
 * error of what was sent and to whom.
 */
export async function handOver(
	{ url, token, sender }: Extract<Gateway, { kind: "http" }>,
	{ key, to, text }: Record<"key" | "to" | "text", string>,
): Promise<"sent" | "refused"> {
	const answer = await fetch(url, {
		method: "POST",
		headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": key },
		body: JSON.stringify({ from: sender, to, text }),
		redirect: "manual",
		signal: AbortSignal.timeout(TIMEOUT),
	}).catch(() => null);
	await answer?.body?.cancel();
	if (!answer) throw new Error("the SMS gateway did not answer");
	const { status } = answer;
	// 409: it has had this key before.
	if (answer.ok || status === 409) return "sent";
	if (status >= 400 && status < 500 && !passing.has(status)) return "refused";
	throw new Error(`the SMS gateway answered ${status}`);
}
