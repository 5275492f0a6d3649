import { KEPT_BY } from "./form-key";
import { SESSION_ENDED } from "./session-ended";

/** Asks the person to sign in again: true once they have. */
type AskToSignIn = () => Promise<boolean>;
let askToSignIn: AskToSignIn | null = null;
/** Has said "not now". */
let hasDeclined = false;

/** Says who asks, as long as the page is somebody's; gives what takes it back. */
export function onSessionEnd(ask: AskToSignIn): () => void {
	askToSignIn = ask;
	return () => {
		if (askToSignIn === ask) askToSignIn = null;
	};
}

/**
 * What the page sends after its session has ended waits until the person has signed in again, and is then sent once more as
 * it was: a form takes longer, and nothing that was typed is lost.
 */
export function sendAgainAfterSignIn(): void {
	const send = window.fetch;
	window.fetch = async (input, init) => {
		const answer = await send(input, init);
		if (!answer.headers.has(SESSION_ENDED) || !askToSignIn || !canRepeat(input, init)) return answer;
		if (hasDeclined && isByItself(init)) return answer;
		hasDeclined = !(await askToSignIn());
		return hasDeclined ? answer : send(input, init);
	};
}

/** What the page asks for without anybody having done anything: it asks nobody twice. */
const isByItself = (init?: RequestInit) => init?.priority === "low";

/** Not what is read while it is sent; nor what was kept on the device, which waits there for its own person. */
const canRepeat = (input: RequestInfo | URL, init?: RequestInit) =>
	!(input instanceof Request) && !(init?.body instanceof ReadableStream) && !new Headers(init?.headers).has(KEPT_BY);
