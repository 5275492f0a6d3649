import { secureHeaders } from "#app/platform/headers.server";
import { DAY, HOUR } from "#app/platform/limits";

export type SecurityCheck = {
	key:
		| "environment"
		| "origin"
		| "headers"
		| "mail"
		| "sender"
		| "superadmins"
		| "superadminsIdle"
		| "superadminsWithoutLogin"
		| "schedule";
	isFine: boolean;
	/** What the sentence names: an address, a number. */
	value: string | number;
};

type Superadmin = { lastLoginAt: number | null; passwordHash: string | null; isActive: boolean };
type Run = { lastRunAt: number | null };

/** The clock runs each hour; after three without it something is wrong. */
const LATE = 3 * HOUR;
const IDLE = 90 * DAY;

/** What can be told of the portal's own settings by looking at them as they are now. */
export function securityChecks(env: Env, superadmins: Superadmin[], runs: Run[], now: Date): SecurityCheck[] {
	const isLocal = env.ENVIRONMENT === "local";
	const active = superadmins.filter((one) => one.isActive);
	const neverIn = active.filter((one) => one.passwordHash === null || one.lastLoginAt === null).length;
	const idle = active.filter((one) => one.lastLoginAt !== null && one.lastLoginAt < now.getTime() - IDLE).length;
	const lastRun = Math.max(0, ...runs.map((run) => run.lastRunAt ?? 0));
	const headers = secureHeaders("nonce", "/", env);
	const missing = ["Content-Security-Policy", "X-Content-Type-Options", "Strict-Transport-Security"].filter(
		(name) => !headers[name],
	);
	return [
		{ key: "environment", isFine: !isLocal, value: env.ENVIRONMENT },
		{ key: "origin", isFine: /^https:\/\/(?!.*\.example(\/|$))/.test(env.PUBLIC_ORIGIN), value: env.PUBLIC_ORIGIN },
		{ key: "headers", isFine: missing.length === 0, value: missing.join(", ") },
		{ key: "mail", isFine: Boolean(env.MAIL), value: "" },
		{ key: "sender", isFine: !/\.(test|example)>?$/.test(env.MAIL_FROM), value: env.MAIL_FROM },
		{ key: "superadmins", isFine: active.length > 1, value: active.length },
		{ key: "superadminsWithoutLogin", isFine: neverIn === 0, value: neverIn },
		{ key: "superadminsIdle", isFine: idle === 0, value: idle },
		{ key: "schedule", isFine: lastRun > now.getTime() - LATE, value: lastRun },
	];
}
