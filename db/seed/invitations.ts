import { createHash } from "node:crypto";
import { INVITATION_LIFE } from "#app/platform/limits";
import type { invitations } from "#db/schema/portal";
import { DAY, HOUR, type World } from "./world";

type Invitation = typeof invitations.$inferInsert;

/** Invitations in every state: sent, opened, accepted, revoked, and one whose time has run out. */
export function makeInvitations(world: World): void {
	const admin = world.person("admin@fjordvik.test");
	const guides = world.users.filter(({ email }) => email.endsWith("@fjordvik.test") && !email.startsWith("client"));
	const joined = guides.at(-1);
	invite(world, { email: "hanne.rød@skolen.test", role: "ADVISOR", status: "sent" }, 5 * HOUR);
	invite(world, { email: "abdi.hassan@epost.test", role: "CLIENT", status: "sent" }, 2 * DAY);
	invite(world, { email: "lucia.rossi@epost.test", role: "CLIENT", status: "sent", language: "it" }, 3 * DAY);
	invite(world, { email: "morten.fjeld@epost.test", role: "CLIENT", status: "opened" }, 4 * DAY);
	invite(world, { email: "vera.petrova@epost.test", role: "CLIENT", status: "opened", language: "bg" }, 9 * DAY);
	invite(world, { email: "feil.adresse@epost.test", role: "CLIENT", status: "revoked" }, 12 * DAY);
	invite(world, { email: "geir.utgaard@epost.test", role: "CLIENT", status: "sent" }, 21 * DAY);
	if (joined) {
		const acceptedAt = world.now - 30 * DAY;
		invite(world, { email: joined.email, role: "ADVISOR", status: "accepted", acceptedAt }, 31 * DAY);
	}
	invite(
		world,
		{ email: admin.email, role: "ADMIN", status: "accepted", acceptedAt: world.now - 399 * DAY },
		400 * DAY,
	);
}

function invite(
	world: World,
	given: Pick<Invitation, "email" | "role" | "status"> & Partial<Invitation>,
	sentAgo: number,
): void {
	const tenant = world.tenant("fjordvik");
	const entry = world.entry(tenant, "users");
	const moduleRoleId = entry && given.role !== "CLIENT" && world.role(entry, given.role);
	const sentAt = world.now - sentAgo;
	world.invitations.push({
		...world.row(tenant.id, sentAt),
		grants: entry && moduleRoleId ? [{ modulesTenantId: entry.id, moduleRoleId }] : [],
		language: "nb",
		message: given.status === "sent" ? "Velkommen! Her finner du avtaler, skjemaer og beskjeder." : "",
		// Nobody has this link: an invitation of the demo is sent again before it can be accepted.
		tokenHash: createHash("sha256").update(world.random.guid()).digest("base64url"),
		invitedBy: world.person(given.role === "ADMIN" ? "super@followup.test" : "admin@fjordvik.test").id,
		sentAt,
		expiresAt: sentAt + INVITATION_LIFE,
		sortName: given.email,
		...given,
	});
}
