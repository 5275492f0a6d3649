import { HOUR, MINUTE } from "./limits";
import { tooMany } from "./problems";
import { type RequestContext, type Tools, wholeContext } from "./request-context.server";
import { hashToken } from "./token.server";

/** `memory`: how long after a wait the next failure still doubles it. */
type Rule = { limit: number; window: number; firstWait: number; longestWait: number; memory: number };

/** An account waits twice as long each time, never more than an hour; a network's wait ends with its window. */
const account: Rule = {
	limit: 5,
	window: 15 * MINUTE,
	firstWait: MINUTE,
	longestWait: HOUR,
	memory: 15 * MINUTE,
};
const network: Rule = {
	limit: 100,
	window: 5 * MINUTE,
	firstWait: 5 * MINUTE,
	longestWait: 5 * MINUTE,
	memory: 0,
};

export type Throttle = {
	email: string;
	deviceHash: string;
	accountKey: string;
	/** Counts instead of the account where this device signed in to it before. */
	deviceKey: string;
	networkKey: string;
};
export type Purpose = "login" | "password" | "reset" | "sso" | "secondFactor";

/** The counters that a try for an address falls under. Hashed: a list of them tells nobody's address. */
export async function throttleFor(
	email: string,
	request: Request,
	deviceHash = "",
	purpose: Purpose = "login",
): Promise<Throttle> {
	const [accountKey, byDevice, byNetwork] = await Promise.all([
		accountKeyOf(email, purpose),
		hashToken(`${purpose}:${email}:${deviceHash}`),
		hashToken(`${purpose}:${networkOf(request)}`),
	]);
	const keys = { accountKey, deviceKey: `d:${byDevice}`, networkKey: `n:${byNetwork}` };
	return { email, deviceHash, ...keys };
}

/** The counter of an account's failed tries; it stands only while there are any. */
export const accountKeyOf = async (email: string, purpose: Purpose = "login") =>
	`a:${await hashToken(`${purpose}:${email}`)}`;

/**
 * The statements that count a try before its password is looked at, so that tries at the same moment cannot slip past
 * together; a right password takes it back (`takingBack`). During a wait nothing is counted.
 */
export function countingTry(context: RequestContext, throttle: Throttle): D1PreparedStatement[] {
	const now = context.now.getTime();
	const { email, deviceHash, accountKey, deviceKey, networkKey } = throttle;
	const mine = `with mine (key) as (select case when exists (select 1 from known_devices d join users u on u.id = d.user_id
		where u.email = ?1 and d.device_hash = ?2) then ?3 else ?4 end)`;
	const keys = [email, deviceHash, deviceKey, accountKey];
	const untilOf = (key: string) =>
		`coalesce((select blocked_until from login_failures where login_failures.key = ${key}), 0)`;
	return [
		context.d1
			.prepare(`${mine} select key, max(${untilOf("mine.key")}, ${untilOf("?5")}) as blockedUntil from mine`)
			.bind(...keys, networkKey),
		context.d1
			.prepare(
				`insert into login_failures (key, count, window_start, blocked_until) ${mine} select ?5, 1, ?6, 0 from mine
				where max(${untilOf("mine.key")}, ${untilOf("?5")}) <= ?6 ${counted(7)}`,
			)
			.bind(...keys, networkKey, now, ...valuesOf(network)),
		// changes() is what the statement just before this one wrote: nothing during a wait.
		context.d1
			.prepare(
				`insert into login_failures (key, count, window_start, blocked_until) ${mine} select mine.key, 1, ?5, 0 from mine
				where changes() > 0 ${counted(6, "?5")}`,
			)
			.bind(...keys, now, ...valuesOf(account)),
	];
}

/** The statement that notes with the account until when it is locked, for its administrators to see; after `countingTry`. */
export function notingLock(context: RequestContext, { email, accountKey }: Throttle): D1PreparedStatement {
	return context.d1
		.prepare(
			`update users set locked_until = failed.blocked_until from login_failures failed
			where users.email = ?1 and failed.key = ?2 and failed.blocked_until > ?3 and failed.blocked_until > users.locked_until`,
		)
		.bind(email, accountKey, context.now.getTime());
}

/**
 * The statements that count a try on its network alone, where no address is tried: read by `assertCounted`, with the count
 * last, so that the next statement may go by what it changed.
 */
export function countingOnNetwork(context: RequestContext, { networkKey }: Throttle): D1PreparedStatement[] {
	const until = "coalesce((select blocked_until from login_failures where login_failures.key = ?1), 0)";
	return [
		context.d1.prepare(`select ?1 as key, ${until} as blockedUntil`).bind(networkKey),
		context.d1
			.prepare(
				`insert into login_failures (key, count, window_start, blocked_until) select ?1, 1, ?2, 0
				where ${until} <= ?2 ${counted(3, "?2")}`,
			)
			.bind(networkKey, context.now.getTime(), ...valuesOf(network)),
	];
}

/** What a try came under, out of what the first statement gave: the counter's key, and the wait in milliseconds, 0 where there is none. */
export function throttleStatus(context: RequestContext, rows: unknown[] = []): { key: string; wait: number } {
	const [{ key, blockedUntil }] = rows as [{ key: string; blockedUntil: number }];
	return { key, wait: Math.max(0, blockedUntil - context.now.getTime()) };
}

/** The counter's key of a try that was counted; throws `tooMany` during a wait. */
export function assertCounted(context: RequestContext, rows: unknown[] | undefined): string {
	const { key, wait } = throttleStatus(context, rows);
	if (wait > 0) throw tooMany(Math.ceil(wait / 1000), `tooManyTries?count=${Math.ceil(wait / MINUTE)}`);
	return key;
}

/** The statements that take a try back, after a right password: the account's failures are forgotten, the network's are one less. */
export function takingBack(context: RequestContext, throttle: Throttle, key: string): D1PreparedStatement[] {
	return [
		context.d1.prepare("delete from login_failures where key = ?1").bind(key),
		takingBackOnNetwork(context, throttle),
	];
}

/** The statement that takes one try of a network back. */
export function takingBackOnNetwork(context: RequestContext, { networkKey }: Throttle): D1PreparedStatement {
	return context.d1
		.prepare(
			`update login_failures set count = max(count - 1, 0),
			blocked_until = case when count - 1 < ?2 then 0 else blocked_until end where key = ?1`,
		)
		.bind(networkKey, network.limit);
}

/** Adds one to a counter that exists; the rule's values are bound from `first` on. */
function counted(first: number, now = "?6"): string {
	const [limit, window, firstWait, longestWait, memory] = [0, 1, 2, 3, 4].map((step) => `?${first + step}`);
	const isOver = `window_start + ${window} < ${now} and blocked_until + ${memory} < ${now}`;
	return `on conflict (key) do update set
		count = case when ${isOver} then 1 else count + 1 end,
		window_start = case when ${isOver} then ${now} else window_start end,
		blocked_until = case when ${isOver} or count + 1 < ${limit} then 0
			else ${now} + min(${longestWait}, ${firstWait} * (1 << min(count + 1 - ${limit}, 20))) end`;
}

const valuesOf = (rule: Rule) => [rule.limit, rule.window, rule.firstWait, rule.longestWait, rule.memory];

/** How often in so many milliseconds. */
type Uses = { limit: number; window: number };

/** Counts one use by the request's network; throws `tooMany` where it has had its number in this window. */
export async function countUse(context: Tools, request: Request, purpose: string, uses: Uses): Promise<void> {
	const wait = await waitAfter(context, ofNetwork(request, purpose), uses);
	if (wait > 0) throw tooMany(Math.ceil(wait / 1000), `tooManyTries?count=${Math.ceil(wait / MINUTE)}`);
}

/** Counts one use for an address or a record, and says whether it is one too many: for the caller to pass over, as a refusal would tell of others' uses. */
export const isOneTooMany = async (context: Tools, whose: string, purpose: string, uses: Uses): Promise<boolean> =>
	(await waitAfter(context, `${purpose}:${whose}`, uses)) > 0;

/** The same for the request's network: what is one too many is passed over and not refused. */
export const isOneTooManyFrom = async (
	context: Tools,
	request: Request,
	purpose: string,
	uses: Uses,
): Promise<boolean> => (await waitAfter(context, ofNetwork(request, purpose), uses)) > 0;

const ofNetwork = (request: Request, purpose: string) => `${purpose}:${networkOf(request)}`;

/** Counts one use; the milliseconds until there is another one, 0 where this one was still within the number. */
async function waitAfter(context: Tools, what: string, { limit, window }: Uses): Promise<number> {
	const now = context.now.getTime();
	const key = `u:${await hashToken(what)}`;
	const row = await wholeContext(context)
		.d1.prepare(
			`insert into login_failures (key, count, window_start, blocked_until) values (?1, 1, ?2, 0)
			on conflict (key) do update set
			count = case when window_start + ?3 <= ?2 then 1 else count + 1 end,
			window_start = case when window_start + ?3 <= ?2 then ?2 else window_start end
			returning count, window_start as since`,
		)
		.bind(key, now, window)
		.first<{ count: number; since: number }>();
	return !row || row.count <= limit ? 0 : Math.max(1000, row.since + window - now);
}

/** One address, or with IPv6 the /64 that a household or a host has to itself. */
function networkOf(request: Request): string {
	const address = request.headers.get("cf-connecting-ip") ?? "local";
	return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}
