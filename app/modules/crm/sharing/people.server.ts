import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { isStaff } from "#app/directory/find-people.server";
import { nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { changeFeedback } from "#app/ui/change-feedback";
import { customerPeople } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { changeCustomer } from "../customers.server";
import { visibleTo } from "../visible.server";
import type { FollowInput, PersonInput, PersonRef } from "./sharing.schema";

type Part = "collaborator" | "follower";

/** Follows a customer: whoever follows it is told what happens with it, as long as they see it. */
export async function follow(visit: Visit, { customer: guid }: z.output<typeof FollowInput>) {
	const { customer, link } = await standingOf(visit, guid, visit.user.id);
	if (!link) await visit.rows.add(customerPeople, rowOf(visit, customer.id, visit.user.id, "follower"));
	return changeFeedback(customer, "crmShare:told.follows", { params: { name: customer.name }, undo: "unfollow" });
}

/** Follows it no longer; whoever works on it goes on being told. */
export async function unfollow(visit: Visit, { customer: guid }: z.output<typeof FollowInput>) {
	const { customer, link } = await standingOf(visit, guid, visit.user.id);
	if (link?.part === "follower") await visit.rows.remove(customerPeople, link.id);
	return changeFeedback(customer, "crmShare:told.followsNot", { params: { name: customer.name } });
}

/** Makes a colleague a customer's owner, or lets them work on it or follow it. Throws `invalid` for somebody who does not work here. */
export async function setPerson(visit: Visit, { customer: guid, userId, part }: z.output<typeof PersonInput>) {
	const { customer, link, person } = await standingOf(visit, guid, userId);
	if (!person) throw invalid({ userId: "crm:errors.noOwner" });
	if (part === "owner") await changeCustomer(visit, { id: customer.id, ownerId: userId });
	else if (link) await visit.rows.change(customerPeople, link.id, { part });
	else await visit.rows.add(customerPeople, rowOf(visit, customer.id, userId, part));
	return changeFeedback(customer, `crmShare:told.${part}`, { params: { person: nameOf(person) } });
}

export async function removePerson(visit: Visit, { customer: guid, userId }: z.output<typeof PersonRef>) {
	const { customer, link } = await standingOf(visit, guid, userId);
	if (!link) throw notFound();
	await visit.rows.remove(customerPeople, link.id);
	return changeFeedback(customer, "crmShare:told.removed", { params: { name: customer.name } });
}

const rowOf = (visit: Visit, customerId: string, userId: string, part: Part) => ({
	...{ id: newId(visit.now.getTime()), customerId, userId, part },
});

/** The customer, where the visitor sees it, and what somebody has to do with it. */
async function standingOf(visit: Visit, guid: string, userId: string) {
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const its = sql`(select ${companies.id} from ${companies} where ${and(eq(companies.tenantId, visit.tenant.id), eq(companies.guid, guid))})`;
	const isTheirs = and(eq(customerPeople.userId, userId), sql`${customerPeople.customerId} = ${its}`);
	const { found, links, staff } = await visit.rows.read({
		found: visit.rows.listing(companies, { where, limit: 1 }),
		links: visit.rows.listing(customerPeople, { where: isTheirs, limit: 1 }),
		staff: visit.rows.listing(people, { where: and(eq(people.id, userId), isStaff), limit: 1 }),
	});
	const [customer] = found;
	if (!customer) throw notFound();
	return { customer, link: links[0], person: staff[0] };
}
