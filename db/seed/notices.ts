import type { NotificationType } from "#app/platform/notification-types";
import { DAY, HOUR, MINUTE, type Tenant, type User, type World } from "./world";

type Params = Record<string, string | number>;

/** What the bell shows: new and seen ones for the people whom the demo promises. */
export function makeNotices(world: World, days: (count: number) => string): void {
	const fjordvik = world.tenant("fjordvik");
	const nordlys = world.tenant("nordlys");
	const admin = world.person("admin@fjordvik.test");
	const tell = (
		user: User,
		tenant: Tenant,
		type: NotificationType,
		ago: number,
		url: string,
		params: Params,
		seen = 0,
	) => {
		const createdAt = world.now - ago;
		const id = world.random.id(createdAt);
		world.notifications.push({ userId: user.id, id, tenantId: tenant.id, type, params, url, seen, createdAt });
		user.inboxVersion = (user.inboxVersion ?? 0) + 1;
	};
	const users = { module: "Users", moduleKey: "modules:users" };
	const members = (tenant: Tenant) => `/${tenant.guid}/user/users`;

	const joined = world.users.filter(({ email }) => email.endsWith("@fjordvik.test") && !email.includes("admin"));
	for (const [index, person] of joined.slice(4, 28).entries()) {
		const name = `${person.firstName} ${person.lastName}`;
		const ago = 40 * MINUTE + index * index * 3 * HOUR;
		tell(
			admin,
			fjordvik,
			"invitationAccepted",
			ago,
			members(fjordvik),
			{ name, tenant: fjordvik.name },
			Number(index > 2),
		);
	}
	tell(
		admin,
		fjordvik,
		"accessGranted",
		60 * DAY,
		members(fjordvik),
		{ ...users, tenant: fjordvik.name, role: "ADMIN" },
		1,
	);

	for (const email of ["advisor@fjordvik.test", "advisor2@fjordvik.test", "both@followup.test"]) {
		const advisor = world.person(email);
		const clients = world.advisorClients.filter(({ advisorId }) => advisorId === advisor.id);
		for (const [index, { clientId }] of clients.slice(0, 6).entries()) {
			const client = world.users.find(({ id }) => id === clientId);
			if (!client) continue;
			const name = `${client.firstName} ${client.lastName}`;
			tell(
				advisor,
				fjordvik,
				"clientAssigned",
				(1 + index * 30) * HOUR,
				"/home",
				{ name, tenant: fjordvik.name },
				Number(index > 1),
			);
		}
	}
	for (const [index, email] of ["client@fjordvik.test", "client2@fjordvik.test"].entries()) {
		const client = world.person(email);
		const asked = (type: NotificationType, path: string, ago: number, params: Params = {}, seen = 0) =>
			tell(client, fjordvik, type, ago + index * HOUR, `/${fjordvik.guid}/${path}`, params, seen);
		asked("selfReportForm", "psych_eval/user_forms", 2 * HOUR);
		asked("generalReportForm", "general_reports/dashboard", 20 * HOUR, { due: days(7) });
		asked("activityLogForm", "logform/dashboard", 6 * DAY, {}, 1);
	}
	const ending = world.tenants.filter(({ slug }) => slug === "solvik" || slug === "nesoy");
	for (const tenant of ending) {
		const entry = world.entry(tenant, "users");
		const membership = world.memberships.find(({ tenantId, role }) => tenantId === tenant.id && role === "ADMIN");
		const owner = world.users.find(({ id }) => id === membership?.userId);
		if (!entry?.expires || !owner) continue;
		const params = { ...users, tenant: tenant.name, expires: entry.expires, lastDay: entry.expires };
		tell(owner, tenant, "accessEnds", 5 * DAY, "/home", { ...params, firstDayWithout: days(1) });
	}
	const guest = world.person("admin@nordlys.test");
	tell(guest, nordlys, "accessGranted", 3 * DAY, members(nordlys), { ...users, tenant: nordlys.name, role: "ADMIN" });
}
