import type * as z from "zod";
import { notFound } from "../platform/problems";
import type { PersonContext } from "../platform/tenant/context";
import { visitOf } from "../platform/tenant/enter.server";
import { settleWhatWaits } from "../tasks/settle.server";
import type { SettleNeed } from "./home-layout.schema";

type Meant = z.output<typeof SettleNeed>;

/** Handles what needs the person, by the rule of its module; throws `notFound` where the module is not open to them. */
export const settleNeed = (person: PersonContext, meant: Meant) => settle(person, meant, "run");

/** Takes that back. */
export const unsettleNeed = (person: PersonContext, meant: Meant) => settle(person, meant, "undo");

async function settle(person: PersonContext, { tenant: guid, ...meant }: Meant, way: "run" | "undo") {
	const tenant = person.memberships.find((membership) => membership.tenant.guid === guid)?.tenant;
	if (!tenant) throw notFound();
	return settleWhatWaits(person.bag, (place) => visitOf(person, tenant, place), meant, way, { tenant: guid });
}
