import type * as z from "zod";
import { notFound } from "../platform/problems";
import type { PersonContext } from "../platform/tenant/context";
import { visitOf } from "../platform/tenant/enter.server";
import type { SettleNeed } from "./home-layout.schema";

type Meant = z.output<typeof SettleNeed>;

/** Handles what needs the person, by the rule of its module; throws `notFound` where the module is not open to them. */
export const settleNeed = (person: PersonContext, meant: Meant) => settle(person, meant, "run");

/** Takes that back. */
export const unsettleNeed = (person: PersonContext, meant: Meant) => settle(person, meant, "undo");

async function settle(person: PersonContext, { tenant: guid, kind, id, note }: Meant, way: "run" | "undo") {
	const tenant = person.memberships.find((membership) => membership.tenant.guid === guid)?.tenant;
	const need = person.bag.needs.find(({ settling }) => settling?.kind === kind);
	if (!tenant || !need?.settling) throw notFound();
	const { manifest, screen, settling } = need;
	const level = Math.max(screen.level, settling.level);
	const visit = visitOf(person, tenant, { moduleKey: manifest.key, link: screen.name, level });
	if (!visit) throw notFound();
	const { changed } = await settling[way](visit, { id, note });
	// In words that the home page has.
	const key = `home:settled.${kind}.${way}`;
	const undo = way === "run" ? "unsettleNeed" : null;
	return { changed: { ...changed, id: `${changed.id} ${way}`, key, undo, fields: { tenant: guid, kind } } };
}
