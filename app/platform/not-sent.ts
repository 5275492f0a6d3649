/** Whether a form failed because the server could not be reached: this is what `fetch` throws without a network. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** Waits for what is being sent, and fails as without a network where nothing has come after so many milliseconds. */
export async function within<Answer>(ms: number, sending: Promise<Answer>): Promise<Answer> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLong = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new TypeError("No answer came.")), ms);
	});
	try {
		return await Promise.race([sending, tooLong]);
	} finally {
		clearTimeout(timer);
	}
}

/** What the page of a form that was not sent is told. By its status nothing else of the page is asked for now. */
export const notSent = (problem: object): Response => Response.json({ problem, values: {} }, { status: 503 });
