import type * as z from "zod";
import { notFound } from "../platform/problems";
import type { PersonContext } from "../platform/tenant/context";
import { type PermissionTarget, visitAsMember, visitOf } from "../platform/tenant/enter.server";
import { settleWhatWaits } from "../tasks/settle.server";
import type { SettleNeed } from "./home-layout.schema";

type Meant = z.output<typeof SettleNeed>;

/** Handles what needs the person, by the rule of its module; throws `notFound` where the module is not open to them. */
export const settleNeed = (person: PersonContext, meant: Meant) => settle(person, meant, "run");

/** Takes that back. */
export const unsettleNeed = (person: PersonContext, meant: Meant) => settle(person, meant, "undo");

async function settle(person: PersonContext, { tenant: guid, ...meant }: Meant, way: "run" | "undo") {
	const membership = person.memberships.find(({ tenant }) => tenant.guid === guid);
	if (!membership) throw notFound();
	const enter = (place: PermissionTarget) => visitOf(person, membership.tenant, place);
	return settleWhatWaits({ member: visitAsMember(person, membership), enter }, meant, way, { tenant: guid });
}
