import { notifications } from "#db/schema/portal";
import { insertAll } from "./insert";
import { mailName, nameDrawer } from "./names";
import { DAY, MINUTE, type User, type World } from "./world";

const TENANTS = 50;
const USERS = 5_000;
const NOTIFICATIONS = 100_000;
/** The first tenant is the big one, with a fifth of all people. */
const BIG_SHARE = 0.2;
const NOTICES_AT_ONCE = 20_000;

/** Tenants, people, relations and grants; the first person of each tenant is its admin. */
export function makeLargeTenants(world: World): void {
	const { random, now } = world;
	for (let number = 1; number <= TENANTS; number++) {
		const at = now - (30 + random.below(900)) * DAY;
		const slug = `tenant-${String(number).padStart(3, "0")}`;
		const texts = { name: `Kommune ${number}`, slug, language: "nb", timeZone: "Europe/Oslo" };
		const made = { id: random.id(at), guid: random.guid(), createdAt: at, updatedAt: at };
		world.tenants.push({ ...made, ...texts, status: "active" });
		for (const { key } of world.catalogue.modules) world.give(world.tenant(slug), key);
	}
	const draw = nameDrawer(random);
	const counts = new Map<string, User[]>();
	for (let number = 0; number < USERS; number++) {
		const tenant = world.tenants[number < TENANTS ? number : random.chance(BIG_SHARE) ? 0 : random.below(TENANTS)];
		if (!tenant) continue;
		const guides = counts.get(tenant.id) ?? [];
		const role = number < TENANTS ? "ADMIN" : guides.length < 3 || random.chance(0.08) ? "ADVISOR" : "CLIENT";
		const name = draw();
		const email = `${mailName(name)}.${number}@${tenant.slug}.test`;
		const lastLoginAt = now - random.below(90 * 24 * 60) * MINUTE;
		const user = world.user({ ...name, email, lastLoginAt, language: "nb" }, tenant.createdAt + random.below(25) * DAY);
		world.join(tenant, user, role);
		if (role === "CLIENT") world.advise(tenant, random.pick(guides), user, true);
		else for (const { key } of world.catalogue.modules) world.grant(tenant, user, key, role);
		if (role === "ADVISOR") counts.set(tenant.id, [...guides, user]);
	}
}

/** Spreads the notifications over the people and twelve months; the first admin has two thousand of them. */
export async function writeLargeNotices(d1: D1Database, world: World): Promise<void> {
	const { random, now } = world;
	const tenantOf = new Map(world.memberships.map(({ userId, tenantId }) => [userId, tenantId]));
	let part: (typeof notifications.$inferInsert)[] = [];
	for (let number = 0; number < NOTIFICATIONS; number++) {
		const user = number < 2_000 ? world.users[0] : random.pick(world.users);
		if (!user) continue;
		const createdAt = now - random.below(365 * 24 * 60) * MINUTE;
		const params = { name: `Person ${number}`, tenant: "Kommune" };
		const seen = Number(!random.chance(0.15));
		const about = { type: "clientAssigned", params, url: "/home", seen, createdAt };
		part.push({ userId: user.id, id: random.id(createdAt), tenantId: tenantOf.get(user.id), ...about });
		if (part.length < NOTICES_AT_ONCE && number < NOTIFICATIONS - 1) continue;
		await insertAll(d1, notifications, part);
		part = [];
	}
}
