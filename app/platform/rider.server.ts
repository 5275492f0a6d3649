type Statements = D1PreparedStatement[];
type Send = (statements: Statements) => Promise<D1Result<Record<string, unknown>>[]>;
type Judge = (results: D1Result<Record<string, unknown>>[]) => boolean;

/** What was read along is not what was expected: nothing that rests on it counts, and all of it is begun anew. */
export class Unexpected extends Error {}

/**
 * Statements that wait for the next reading of a request and are sent in front of it, in one round trip. What they give is
 * judged before the reading has its rows; where it is refused, whoever asked stops there, and nothing more is asked or
 * written until `isRefused` was heard.
 */
export class Rider {
	private waiting: { statements: Statements; judge: Judge } | undefined;
	private judging: Promise<void> | undefined;

	board(statements: Statements, judge: Judge): void {
		this.waiting = { statements, judge };
	}

	/** Sends statements, with those that wait before them; with none of its own only those. */
	async along(statements: Statements, send: Send) {
		const { waiting } = this;
		if (!waiting) {
			await this.judging;
			return statements.length === 0 ? [] : send(statements);
		}
		this.waiting = undefined;
		const sending = send([...waiting.statements, ...statements]);
		const count = waiting.statements.length;
		this.judging = sending.then((results) => {
			if (!waiting.judge(results.slice(0, count))) throw new Unexpected();
		});
		await this.judging;
		return (await sending).slice(count);
	}

	/** Whether anything was expected of this request. */
	get isUsed(): boolean {
		return this.waiting !== undefined || this.judging !== undefined;
	}

	/** Whether what was expected did not hold; `settle` asks where nothing has asked by now. */
	async isRefused(settle: () => Promise<unknown>): Promise<boolean> {
		try {
			await settle();
			return false;
		} catch (error) {
			if (!(error instanceof Unexpected)) throw error;
			return true;
		} finally {
			this.judging = undefined;
		}
	}
}
