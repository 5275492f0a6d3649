import { type Bag, once } from "../bag.server";
import { HOUR } from "../limits";
import { readToken } from "../session.server";
import { hashToken } from "../token.server";
import { keepForNext, lastRead } from "./kept-visitors.server";
import { memoKeyOf, readingVisitor, type Scope, toVisitor, type Visitor } from "./visitor.server";

/** `board` has the visitor read anew with the request's first reading. */
type Expected = { visitor: Visitor; board: () => void };

/**
 * The visitor as they were when this isolate saw the session last, where it did; undefined else. Whoever rests on it
 * boards: the visitor is then read along, and only where every field is the same does anything of the request count.
 * What was remembered saves a round trip and gives nobody a right.
 */
export async function expectVisitor(request: Request, bag: Bag, scope: Scope): Promise<Expected | undefined> {
	const token = readToken(request, bag.env);
	if (!token || scope.kind !== "module" || bag.memo.has(memoKeyOf(scope))) return undefined;
	const hash = await hashToken(token);
	const rows = lastRead(hash, scope.moduleKey);
	if (!rows) return undefined;
	const visitor = toVisitor(rows);
	// A session whose end is to be moved on is asked for by itself.
	if (!visitor.user || bag.now.getTime() - visitor.user.sessionSeenAt >= HOUR) return undefined;
	const judge = (results: D1Result<Record<string, unknown>>[]) => {
		const found = results.map((result) => result.results);
		keepForNext(hash, scope.moduleKey, found);
		void once(bag, memoKeyOf(scope), async () => toVisitor(found));
		return JSON.stringify(found) === JSON.stringify(rows);
	};
	return { visitor, board: () => bag.rider.board(readingVisitor(bag, hash, scope), judge) };
}
