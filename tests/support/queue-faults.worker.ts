import type { Envelope } from "#app/platform/queue/define-job";
import { type Faults, faultyD1, seededRandom } from "./faulty-d1";
import { workerOver } from "./worker-in-process";

export type Question = { now: number; atOnce: number; runs: Run[] };
export type Run = {
	messages: Envelope[];
	faults: Omit<Faults, "limit">;
	/** Share of enqueuings that fail: the crash between a commit and what follows it. */
	crashes: number;
	/** With a mail binding in place of the local demo's outbox. */
	sendsMail?: boolean;
};
export type RunReport = { deliveries: number; faults: number; letters: string[] };

/** Delivers messages until none is left: shuffled, some twice, with faults before and after commits. */
export default {
	async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
		console.log = () => undefined;
		const { now, atOnce, runs } = (await request.json()) as Question;
		const reports: RunReport[] = [];
		let next = 0;
		const worker = async () => {
			for (let index = next++; index < runs.length; index = next++)
				reports[index] = await deliverAll(env.DB, runs[index] as Run, new Date(now));
		};
		await Promise.all(Array.from({ length: atOnce }, worker));
		return Response.json(reports);
	},
};

async function deliverAll(d1: D1Database, run: Run, now: Date): Promise<RunReport> {
	const random = seededRandom(run.faults.seed);
	const faulty = faultyD1(d1, { ...run.faults, limit: 60 });
	const letters: string[] = [];
	const queue: Envelope[] = [];
	const send = async (body: Envelope) => {
		if (random() < run.crashes) throw new Error("the queue is not there");
		queue.push(body);
		if (random() < run.crashes) throw new Error("the queue's answer was lost");
	};
	const MAIL = { send: async ({ to }: { to: string }) => void letters.push(to) };
	const worker = workerOver(faulty.db, {
		JOBS: { send } as never,
		LONG_JOBS: { send } as never,
		...(run.sendsMail && { ENVIRONMENT: "production", MAIL: MAIL as never }),
	});
	queue.push(...run.messages);
	let deliveries = 0;
	while (queue.length > 0) {
		shuffle(queue, random);
		const batch = queue.splice(0, 1 + Math.floor(random() * 4));
		const outcomes = await worker.deliver(batch, now);
		deliveries += batch.length;
		// What was not acknowledged comes again; what was, now and then too.
		queue.push(...batch.filter((_, index) => !outcomes[index]?.acked || random() < 0.2));
	}
	return { deliveries, faults: faulty.log.filter((what) => what !== "ok").length, letters };
}

function shuffle<Item>(items: Item[], random: () => number): void {
	for (let index = items.length - 1; index > 0; index--) {
		const other = Math.floor(random() * (index + 1));
		[items[index], items[other]] = [items[other] as Item, items[index] as Item];
	}
}
