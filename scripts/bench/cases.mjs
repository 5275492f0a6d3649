import { createHash } from "node:crypto";
import { bookingCases } from "./booking-cases.mjs";
import { courseCases } from "./course-cases.mjs";
import { fieldworkCases } from "./fieldwork-cases.mjs";
import { fileCases } from "./file-cases.mjs";
import { formCases } from "./form-cases.mjs";
import { languageCases } from "./language-cases.mjs";
import { send } from "./load.mjs";

const PASSWORD = "followup-demo";
const WAITING = "client2@fjordvik.test";

/**
 * @typedef {{ path: string, as?: string, method?: string, body?: unknown, headers?: Record<string, string> | (() => Record<string, string>), expect?: number, connections?: number, times?: number }} Ask
 * `as`: whose session (`admin`, `superadmin`, or another of side.mjs); `body`: bytes as they are, all else as JSON; a function is called anew for each request, as that of `headers`; `expect`: the status, 200 unless said; `connections`: 16 unless said; `times`: so many requests, however long they take
 * @typedef {{ roundTrips?: number, rowsRead?: number, rowsWritten?: number, cpu?: number, cpuRatio?: number, rateRatio?: number, far?: number, spread?: number, memory?: number }} Goals
 * the most that a request may cost (`cpu`, `far` and `spread` in milliseconds, `far` with a far database, `spread` with a far primary and a replica nearby), and what it may cost and must do against the bare Worker; `memory`: megabytes by which the Worker's process may grow meanwhile
 * @typedef {{ name: string, portal: Ask, bare: Ask, far?: Ask, goals: Goals }} Case
 * `far`: what is asked of the far side, where that has other ids than the portal
 */

/**
 * What is measured. One more case is one more entry here, and its work without the portal in bare-worker.js; `far` or
 * `spread` among the goals has it run on the far database too.
 * @param {Record<"portal" | "bare" | "far", import("./side-process.mjs").Side>} sides
 * @returns {Promise<Case[]>}
 */
export async function makeCases({ portal, bare, far }) {
	// Somebody of whom no other case tells anything new meanwhile.
	const poll = { path: "/api/notifications", as: "middle" };
	const tag = (await send(portal, poll)).headers.etag ?? "";
	await holdBack(portal, WAITING);
	return [
		{
			name: "menu call",
			portal: { path: "/api/admin/moduletenants?mode=getmodulesandcomponentsforuser", as: "admin" },
			bare: { path: "/menu", as: "admin" },
			goals: { roundTrips: 2, rateRatio: 0.5, cpuRatio: 2 },
		},
		{
			name: "notifications poll",
			portal: poll,
			bare: { path: "/poll", as: "middle" },
			goals: { roundTrips: 2, rateRatio: 0.5, cpuRatio: 2 },
		},
		{
			name: "notifications poll, unchanged",
			portal: { ...poll, headers: { "if-none-match": tag }, expect: 304 },
			bare: { path: "/poll", as: "middle" },
			goals: { roundTrips: 1, rowsRead: 2 },
		},
		{
			name: "home, HTML",
			portal: { path: "/home", as: "admin" },
			bare: { path: "/page", as: "admin" },
			goals: { roundTrips: 3, cpu: 10, far: 100, spread: 200 },
		},
		{
			name: "tenants, 50 rows, HTML",
			portal: { path: "/followup/tenants?size=50", as: "superadmin" },
			bare: { path: "/page", as: "superadmin" },
			goals: { roundTrips: 3, cpu: 10, far: 100, spread: 200 },
		},
		{
			name: "login",
			portal: { ...login("advisor@fjordvik.test", PASSWORD), connections: 1 },
			bare: { path: "/hash", connections: 1 },
			goals: { roundTrips: 2, cpuRatio: 1.15 },
		},
		{
			name: "login during a wait",
			portal: { ...login(WAITING, "wrong-password"), expect: 429 },
			bare: { path: "/hash", connections: 1 },
			goals: { roundTrips: 1, cpuRatio: 1 / 50 },
		},
		{
			name: "public article, kept at the edge",
			portal: { path: `/${portal.places.article.tenant}/news/view/${portal.places.article.guid}` },
			bare: { path: "/" },
			goals: { roundTrips: 1, spread: 50 },
		},
		...customerCases(portal.places.middle),
		...(await formCases({ portal, bare, far })),
		...(await bookingCases({ portal, bare })),
		...(await courseCases({ portal, bare })),
		...(await languageCases({ portal, bare })),
		...(await fieldworkCases({ portal })),
		...(await fileCases({ portal, bare })),
	];
}

/** The CRM in a tenant of 5,000 customers. */
function customerCases({ tenant, guid, orgNo }) {
	const [list, bare] = [`/api/crm/customers?tenant_id=${tenant}&limit=50`, `?tenant=${tenant}`];
	const as = "middle";
	const name = () => ({ tenant_id: tenant, name: `Kvitskjær ${crypto.randomUUID()}` });
	return [
		{
			name: "customers, 50 rows",
			portal: { path: list, as },
			bare: { path: `/crm/customers${bare}`, as },
			goals: { roundTrips: 2, rowsRead: 250, rateRatio: 0.5, cpuRatio: 2 },
		},
		{
			name: "one customer with notes",
			portal: { path: `${list}&mode=get_all_data&q=${orgNo}`, as },
			bare: { path: `/crm/one${bare}&org_no=${orgNo}`, as },
			goals: { roundTrips: 2, rateRatio: 0.45 },
		},
		{
			name: "create a customer",
			portal: { path: "/api/crm/customers", method: "POST", body: name, as, expect: 201 },
			bare: { path: `/crm/make${bare}`, method: "POST", body: name, as, expect: 201 },
			goals: { roundTrips: 2, rateRatio: 0.35, spread: 350 },
		},
		{
			name: "customers, HTML",
			portal: { path: `/${guid}/dashboardCRM/customers`, as },
			bare: { path: `/crm/page${bare}`, as },
			goals: { roundTrips: 3, rateRatio: 0.15, cpu: 10, far: 100, spread: 200 },
		},
		...["tindebl", "blikk", "a".repeat(200)].map((word) => ({
			name: `customers found by ${word.length > 20 ? "200 letters" : `"${word}"`}`,
			portal: { path: `${list}&q=${word}`, as },
			bare: { path: `/crm/customers${bare}`, as },
			goals: { roundTrips: 2 },
		})),
	];
}

/** The page whose scripts and style sheets are weighed. */
export const firstScreen = { path: "/home", as: "admin" };

const login = (email, password) => ({ path: "/api/login", method: "POST", body: { email, password } });

/** Has an account wait for the next hour, as after many wrong passwords. */
function holdBack(portal, email) {
	const key = `a:${createHash("sha256").update(`login:${email}`).digest("base64url")}`;
	const now = Date.now();
	return portal.run("insert into login_failures (key, count, window_start, blocked_until) values (?, 9, ?, ?)", [
		key,
		now,
		now + 3_600_000,
	]);
}
