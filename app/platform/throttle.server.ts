import type { Bag } from "./bag.server";
import { HOUR, MINUTE } from "./limits";
import { tooMany } from "./problems";
import { hashToken } from "./token.server";

type Rule = { limit: number; window: number; firstWait: number; longestWait: number };

/** Failed tries only. An account waits twice as long each time, never more than an hour; a network's wait ends with its window. */
const account: Rule = { limit: 5, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR };
const network: Rule = { limit: 100, window: 5 * MINUTE, firstWait: 5 * MINUTE, longestWait: 5 * MINUTE };

export type Throttle = { accountKey: string; networkKey: string };

/** The counters that a try for an address, from a request's network, falls under. Hashed: a list of them tells nobody's address. */
export async function throttleFor(
	email: string,
	request: Request,
	purpose: "login" | "reset" = "login",
): Promise<Throttle> {
	const from = request.headers.get("cf-connecting-ip") ?? "local";
	return {
		accountKey: `a:${await hashToken(`${purpose}:${email}`)}`,
		networkKey: `n:${await hashToken(`${purpose}:${from}`)}`,
	};
}

/** The statement that reads both counters, so that sign-in sends it with its look-up. */
export function readingThrottle(bag: Bag, { accountKey, networkKey }: Throttle): D1PreparedStatement {
	return bag.d1
		.prepare("select key, blocked_until as blockedUntil from login_failures where key in (?1, ?2)")
		.bind(accountKey, networkKey);
}

/** Throws `tooMany` where a counter's wait is not over. A device that signed in before is not held back by its account's. */
export function assertNotBlocked(
	rows: { key: string; blockedUntil: number }[],
	bag: Bag,
	isKnownDevice: boolean,
): void {
	const relevant = rows.filter((row) => !(isKnownDevice && row.key.startsWith("a:")));
	const until = Math.max(0, ...relevant.map((row) => row.blockedUntil));
	const wait = until - bag.now.getTime();
	if (wait > 0) throw tooMany(Math.ceil(wait / 1000), "tooManyTries");
}

/** The statements that count one failed try. */
export function countingFailure(bag: Bag, throttle: Throttle): D1PreparedStatement[] {
	return [counting(bag, throttle.accountKey, account), counting(bag, throttle.networkKey, network)];
}

/** The statement that forgets an account's failed tries, after a right password. */
export function forgettingFailures(bag: Bag, { accountKey }: Throttle): D1PreparedStatement {
	return bag.d1.prepare("delete from login_failures where key = ?1").bind(accountKey);
}

function counting(bag: Bag, key: string, rule: Rule): D1PreparedStatement {
	const now = bag.now.getTime();
	// A count goes on while its window or the wait after it lasts; each try from the limit on doubles the wait.
	return bag.d1
		.prepare(
			`insert into login_failures (key, count, window_start, blocked_until) values (?1, 1, ?2, 0)
			on conflict (key) do update set
				count = case when window_start + ?3 < ?2 and blocked_until + ?3 < ?2 then 1 else count + 1 end,
				window_start = case when window_start + ?3 < ?2 and blocked_until + ?3 < ?2 then ?2 else window_start end,
				blocked_until = case
					when window_start + ?3 < ?2 and blocked_until + ?3 < ?2 then 0
					when count + 1 < ?4 then 0
					else ?2 + min(?6, ?5 * (1 << min(count + 1 - ?4, 20))) end`,
		)
		.bind(key, now, rule.window, rule.limit, rule.firstWait, rule.longestWait);
}
