import { people } from "#db/schema/directory";
import { seededRandom } from "./faulty-d1";
import { workerOver } from "./worker-in-process";

export type Question = { tenantId: string; ids: string[] };
/** The marks that each editor believes to have written. */
export type Outcome = { id: string; order: string; accepted: string };

/** Each editor reads before writing; how the four steps lie between each other is the seed's. */
const orders = ["aabb", "abab", "abba", "baab", "baba", "bbaa"];

/**
 * Two editors read the same row and write what they read with a mark of their own. Both have the same clock, standing
 * still: the hardest case for a version made of time.
 */
export default {
	async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
		const { tenantId, ids } = (await request.json()) as Question;
		const worker = workerOver(env.DB);
		const now = new Date();
		const { rows } = await worker.inTenant(tenantId, { userId: "editor", now });

		const interleave = async (id: string, seed: number): Promise<Outcome> => {
			const order = orders[Math.floor(seededRandom(seed)() * orders.length)] as string;
			const read: Record<string, typeof people.$inferSelect | undefined> = {};
			let accepted = "";
			for (const editor of order) {
				const before = read[editor];
				if (!before) read[editor] = await rows.find(people, id);
				else if (await rows.change(people, id, { firstName: before.firstName + editor }, before.updatedAt))
					accepted += editor;
			}
			return { id, order, accepted };
		};

		const outcomes: Outcome[] = [];
		const work = [...ids.entries()];
		const editing = async () => {
			for (let next = work.pop(); next; next = work.pop()) outcomes.push(await interleave(next[1], next[0] + 1));
		};
		await Promise.all(Array.from({ length: 20 }, editing));
		return Response.json(outcomes);
	},
};
