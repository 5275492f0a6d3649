/** What somebody has sent without a network, as it waits on the device. */
export type Entry = {
	/** Counts up: entries are sent in this order. */
	number?: number;
	person: string;
	tenant: string;
	/** When it was sent, as far as the person is concerned. */
	at: number;
	/** What the page that the form stands on is called. */
	title: string;
	/** Where the form is posted to, without its host: the address of its page too, and with the intent which form it is. */
	action: string;
	intent: string;
	/** With the key by which the server knows it a second time; emptied once it has arrived. */
	fields: [string, string | File][];
	/**
	 * `waiting`: never on the way. `tried`: was on the way, and may have arrived. `refused`: the server did not take it.
	 * `sent`: it has arrived, and only this is left of it.
	 */
	state: "waiting" | "tried" | "refused" | "sent";
	/** Why it was refused, as the server says it; undefined until the page has asked. */
	reason?: string;
};

export const isUnsent = ({ state }: Entry): boolean => state !== "sent";

/** What is on its way to the server: those that wait, in their order. */
export const toSend = (entries: readonly Entry[]): Entry[] =>
	entries
		.filter(({ state }) => state === "waiting" || state === "tried")
		.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

/**
 * The earlier entries that a new one of the same form takes the place of. What may have arrived already stays, and goes
 * before it.
 */
export const replacedBy = (entry: Pick<Entry, "action" | "intent">, entries: readonly Entry[]): Entry[] =>
	entries.filter(
		({ action, intent, state }) =>
			action === entry.action && intent === entry.intent && (state === "waiting" || state === "refused"),
	);

/** `later`: the server or the session is not there; nothing more is sent now. */
export type Verdict = "sent" | "refused" | "signIn" | "later";

/** What an answer to a form says of it. `to` is where the server leads on to. */
export function verdictOf(status: number, to: string | null): Verdict {
	if (status === 401 || (to !== null && /^\/login(?:[/?#]|$)/.test(to))) return "signIn";
	if (to !== null && /^\/(error|yourprofile\/second_factor)\?/.test(to)) return "refused";
	if (status < 400) return "sent";
	return status === 429 || status >= 500 ? "later" : "refused";
}

/** Milliseconds that an entry which nobody has come back to is left on the device, and that its arrival is told. */
const KEPT_FOR = 7 * 86_400_000;
const TOLD_FOR = 86_400_000;

export const isOver = ({ state, at }: Entry, now: number): boolean =>
	now - at > (state === "sent" ? TOLD_FOR : KEPT_FOR);
