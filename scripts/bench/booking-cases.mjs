const RESOURCES = 500;
const BOOKINGS = 50_000;
/** Days from today on over which they are spread: each resource has as many a day. */
const DAYS = 50;
const PARTICIPANTS = 5_000;
const DAY = 86_400_000;
const WANTED = 30;
/** Kept free around a booking at most, so that as much around a time is looked at. */
const BUFFER = DAY;

const midnight = Math.floor(Date.now() / DAY) * DAY;
const dayOf = (at) => new Date(midnight + at * DAY).toISOString().slice(0, 10);
const numbers = (most) => `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${most - 1})`;
/** Two bookings a day of each resource, at an hour of its own. */
const starts = `${midnight} + ((i / ${RESOURCES}) % ${DAYS}) * ${DAY} + ((i % 7) + 6 + 8 * (i / ${RESOURCES * DAYS})) * 3600000`;

/** Resources that are booked out far ahead, and events with few and with many participants. */
export async function bookingCases({ portal, bare }) {
	const { tenant, guid } = portal.places.admin;
	for (const side of [portal, bare]) await fill(side, side.places.admin.tenant);
	const inBare = bare.places.admin.tenant;
	const [from, until] = [midnight + WANTED * DAY + 8 * 3_600_000, midnight + WANTED * DAY + 10 * 3_600_000];
	const span = `from=${from - BUFFER}&until=${until + BUFFER}`;
	const inWindow = ((until - from + 2 * BUFFER) / DAY) * (BOOKINGS / DAYS);
	const list = (event) => ({ path: `/${guid}/followup_events/events/${event}`, as: "admin" });
	const bareList = (event) => ({ path: `/events/participants?tenant=${inBare}&event=${event}`, as: "admin" });
	const email = () => `${crypto.randomUUID()}@bench.test`;
	const registering = () =>
		Buffer.from(
			new URLSearchParams({ intent: "register", name: "Kari Kvitskjær", email: email(), consent: "on" }).toString(),
		);
	const anyNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`;
	return [
		{
			name: "free in my dates, 500 resources and 50,000 bookings",
			portal: {
				path: `/api/resource_management/resources?tenant_id=${tenant}&day=${dayOf(WANTED)}&from=09:00&until=11:00`,
				as: "admin",
			},
			bare: { path: `/resources/free?tenant=${inBare}&${span}`, as: "admin" },
			goals: { roundTrips: 2, rowsRead: Math.round(5 * inWindow) },
		},
		{
			name: "week of 20 resources, HTML",
			portal: {
				path: `/${guid}/task_library/resources/calendar?span=week&day=${dayOf(WANTED)}&type=bench-type`,
				as: "admin",
			},
			bare: { path: `/resources/free?tenant=${inBare}&from=${from}&until=${from + 7 * DAY}`, as: "admin" },
			goals: { roundTrips: 2, cpu: 12 },
		},
		{
			name: "registration for an event",
			portal: {
				...{ path: "/event/00000000-0000-4000-8000-000000000050", method: "POST", body: registering, expect: 302 },
				headers: () => ({
					...{ "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": anyNetwork() },
					"accept-language": "en",
				}),
			},
			bare: {
				...{ path: "/events/register", method: "POST", expect: 201 },
				body: () => ({ tenant: inBare, event: "bench-50", email: email() }),
			},
			goals: { rateRatio: 0.3 },
		},
		...[50, PARTICIPANTS].map((count) => ({
			name: `participants of an event, ${count}, HTML`,
			portal: list(`bench-${count}`),
			bare: bareList(`bench-${count}`),
			goals: { roundTrips: 3, rowsRead: 1_000 },
		})),
	];
}

async function fill(side, tenant) {
	const hours = JSON.stringify(Array.from({ length: 7 }, () => ({ from: "00:00", to: "24:00" })));
	const run = (sql, values = []) => side.run(sql, values);
	await run(
		`insert into resource_types (tenant_id, id, name, kind, weekly, closed_on_holidays, window_days, created_at, updated_at)
		values (?1, 'bench-type', 'Bench', 'room', ?2, 0, 700, 1, 1)`,
		[tenant, hours],
	);
	await run(
		`insert into resources (tenant_id, id, type_id, name, features, time_zone, created_at, updated_at)
		${numbers(RESOURCES)} select ?1, 'bench-' || printf('%04d', i), 'bench-type', 'Bench ' || printf('%04d', i), '[]', 'UTC', 1, 1 from n`,
		[tenant],
	);
	await run(
		`insert into resource_bookings (tenant_id, id, title, starts_at, ends_at, time_zone, booker_id, guests, language, created_at, updated_at)
		${numbers(BOOKINGS)} select ?1, 'bench-' || printf('%06d', i), 'Meeting', ${starts}, ${starts} + 3600000, 'UTC', 'bench', '[]', 'en', 1, 1 from n`,
		[tenant],
	);
	await run(
		`insert into resource_booking_items (tenant_id, id, booking_id, resource_id, starts_at, ends_at, is_held, created_at, updated_at)
		${numbers(BOOKINGS)} select ?1, 'bench-' || printf('%06d', i), 'bench-' || printf('%06d', i), 'bench-' || printf('%04d', i % ${RESOURCES}), ${starts}, ${starts} + 3600000, 1, 1, 1 from n`,
		[tenant],
	);
	for (const count of [50, PARTICIPANTS]) {
		const id = `bench-${count}`;
		const guid = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
		await run(
			`insert into events (tenant_id, id, guid, title, status, starts_at, ends_at, time_zone, language, questions, reminders, ticket_key, owner_id, created_at, updated_at)
			values (?1, ?2, ?3, 'Bench', 'published', ?4, ?5, 'UTC', 'en', '[]', '[]', ?2, 'bench', 1, 1)`,
			[tenant, id, guid, midnight + WANTED * DAY, midnight + WANTED * DAY + 3_600_000],
		);
		await run(
			"insert into booking_pools (tenant_id, id, capacity, taken, created_at, updated_at) values (?1, ?2, 1000000, ?3, 1, 1)",
			[tenant, id, count],
		);
		const one = `?2 || ':' || printf('%05d', i)`;
		await run(
			`insert into event_registrations (tenant_id, id, event_id, name, email, sort_name, answers, language, code, token_hash, created_at, updated_at)
			${numbers(count)} select ?1, ${one}, ?2, 'Person ' || i, i || '@bench.test', 'person ' || printf('%05d', i), '{}', 'en', ${one}, ?1 || ${one}, 1, 1 from n`,
			[tenant, id],
		);
		await run(
			`insert into bookings (tenant_id, id, pool_id, holder_id, status, announced_status, created_at, updated_at)
			${numbers(count)} select ?1, ${one}, ?2, ${one}, 'confirmed', 'confirmed', 1, 1 from n`,
			[tenant, id],
		);
	}
	// All tables at once are more than the database has memory for.
	for (const table of ["resources", "resource_bookings", "resource_booking_items", "event_registrations", "bookings"])
		await run(`analyze ${table}`);
}
