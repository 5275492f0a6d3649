import { demoPeople } from "./accounts";
import { mailName, nameDrawer } from "./names";
import { DAY, HOUR, type Tenant, type User, type World } from "./world";

const positions = {
	ADMIN: ["Avdelingsleder", "Systemansvarlig"],
	ADVISOR: ["Veileder", "Jobbspesialist", "Inkluderingsrådgiver", "Markedskontakt", "Karriereveileder"],
	CLIENT: [],
} as const;

/** How many more people each tenant has: Fjordvik enough for a list of more than one page. Havna has its admin only. */
const crowds: Record<string, { admins: number; advisors: number; clients: number }> = {
	fjordvik: { admins: 1, advisors: 7, clients: 62 },
	nordlys: { admins: 0, advisors: 3, clients: 18 },
	elvestad: { admins: 1, advisors: 3, clients: 9 },
	solvik: { admins: 1, advisors: 2, clients: 6 },
	tindra: { admins: 1, advisors: 2, clients: 8 },
	nesoy: { admins: 1, advisors: 1, clients: 4 },
	storasen: { admins: 1, advisors: 1, clients: 3 },
	kystbyen: { admins: 1, advisors: 3, clients: 7 },
	granlia: { admins: 1, advisors: 0, clients: 2 },
	bergheim: { admins: 1, advisors: 1, clients: 2 },
};

/** The promised accounts, with their memberships and grants. */
export function makeAccounts(world: World): void {
	for (const { memberships, is: _is, ...account } of demoPeople) {
		const at = world.now - 400 * DAY;
		const lastLoginAt = account.email.startsWith("nobody") ? null : world.now - (2 + world.random.below(40)) * HOUR;
		// The second ones of a role have just come: to them the tour is offered.
		const tourLeftAt = /^(advisor|client)2@/.test(account.email) ? null : at;
		const user = world.user({ ...account, phone: phone(world), lastLoginAt, tourLeftAt }, at);
		for (const { tenant: slug, role, grants, except = [] } of memberships) {
			const tenant = world.tenant(slug);
			world.join(tenant, user, role);
			const keys = world.catalogue.modules.map(({ key }) => key).filter((key) => !except.includes(key));
			const given = typeof grants === "string" ? keys.map((key) => [key, grants] as const) : Object.entries(grants);
			for (const [key, roleName] of given) world.grant(tenant, user, key, roleName);
		}
	}
}

/** The further people of each tenant, and who advises whom. */
export function makeCrowds(world: World): void {
	const draw = nameDrawer(world.random);
	for (const [slug, { admins, advisors, clients }] of Object.entries(crowds)) {
		const tenant = world.tenant(slug);
		const crowd = (role: "ADMIN" | "ADVISOR" | "CLIENT", count: number) =>
			Array.from({ length: count }, (_, index) =>
				makeMember(world, tenant, role, draw(), role !== "ADMIN" && index % 14 === 13),
			);
		for (const admin of crowd("ADMIN", admins)) world.grant(tenant, admin, "users", "ADMIN");
		const guides = crowd("ADVISOR", advisors);
		for (const [index, guide] of guides.entries()) if (index % 2 === 0) world.grant(tenant, guide, "users", "ADVISOR");
		relate(world, tenant, guides, crowd("CLIENT", clients));
	}
	relatePromised(world);
}

function makeMember(
	world: World,
	tenant: Tenant,
	role: keyof typeof positions,
	name: { firstName: string; lastName: string },
	isDeactivated: boolean,
): User {
	const { random, now } = world;
	const at = now - (5 + random.below(Math.floor((now - tenant.createdAt) / DAY) - 5)) * DAY;
	const hasLoggedIn = random.chance(role === "CLIENT" ? 0.8 : 0.97);
	const user = world.user(
		{
			...name,
			email: `${mailName(name)}@${tenant.slug}.test`,
			phone: phone(world),
			jobPosition: role === "CLIENT" ? null : random.pick(positions[role]),
			language: random.pick(["nb", "nb", "nb", "en", "it", "tr", "ro"] as const),
			lastLoginAt: hasLoggedIn ? now - random.below(Math.floor((now - at) / HOUR)) * HOUR : null,
		},
		at,
	);
	world.join(tenant, user, role, !isDeactivated);
	return user;
}

/** Each client gets an advisor, some a second one; a few have none yet. */
function relate(world: World, tenant: Tenant, guides: User[], clients: User[]): void {
	if (guides.length === 0) return;
	for (const client of clients) {
		if (world.random.chance(0.08)) continue;
		const first = world.random.pick(guides);
		world.advise(tenant, first, client, true);
		const second = world.random.pick(guides);
		if (second !== first && world.random.chance(0.2)) world.advise(tenant, second, client, false);
	}
}

function relatePromised(world: World): void {
	const fjordvik = world.tenant("fjordvik");
	const own = [
		["advisor@fjordvik.test", "client@fjordvik.test"],
		["advisor2@fjordvik.test", "client2@fjordvik.test"],
	] as const;
	for (const [advisor, client] of own) world.advise(fjordvik, world.person(advisor), world.person(client), true);
	const others = world.memberships
		.filter(({ tenantId, role }) => tenantId === fjordvik.id && role === "CLIENT")
		.map(({ userId }) => world.users.find(({ id }) => id === userId))
		.filter((user): user is User => user !== undefined && !user.email.startsWith("client"));
	const guides = ["advisor@fjordvik.test", "advisor2@fjordvik.test", "both@followup.test"].map((email) =>
		world.person(email),
	);
	for (const [index, client] of others.slice(0, 27).entries()) {
		const guide = guides[index % guides.length];
		if (guide) world.advise(fjordvik, guide, client, false);
	}
}

const phone = ({ random }: World) =>
	`+47 4${random.below(10)}${random.below(10)} ${10 + random.below(90)} ${100 + random.below(900)}`;
