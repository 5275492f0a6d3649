import { type Answer, CutOff } from "./call";
import { WAITS } from "./queue";

/** Asks once the browser is online, and again after a while where what came of it passes. */
export async function insisting(
	ask: () => Promise<Answer>,
	isPassing: (answer: Answer) => boolean,
	tries = { made: 0 },
): Promise<Answer> {
	for (;;) {
		await isOnline();
		const answer = await ask().catch(noAnswer);
		const wait = WAITS[tries.made];
		if (!isPassing(answer) || wait === undefined) return answer;
		tries.made += 1;
		await new Promise((later) => setTimeout(later, Math.max(wait, answer.retryAfter ?? 0)));
	}
}

/** No answer came. */
export const isCutOff = ({ status }: Answer) => status === 0;

/** At once, or when the browser has a network again. */
const isOnline = () =>
	new Promise<void>((resolve) => {
		if (navigator.onLine) resolve();
		else window.addEventListener("online", () => resolve(), { once: true });
	});

function noAnswer(error: unknown): Answer {
	if (error instanceof CutOff) return { status: 0, body: {}, retryAfter: null };
	throw error;
}
