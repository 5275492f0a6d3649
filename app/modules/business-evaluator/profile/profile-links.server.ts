import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { profileLinks } from "#db/schema/business-evaluator";
import { findEntrepreneur } from "../entrepreneurs/entrepreneurs.server";
import { open } from "../paths";
import type { ProfileLinkInput, ProfileLinkRef } from "./profile.schema";

const SHOWN = 20;
export type ShownLink = { id: string; recipient: string; expiresAt: number };

/** The links to the profile that open it now, the last first. */
export function readingLinks({ rows, now }: Visit, id: string): PendingQuery<ShownLink[]> {
	const { query, shape } = rows.listing(profileLinks, {
		where: and(
			...[eq(profileLinks.entrepreneurId, id), isNull(profileLinks.revokedAt)],
			gt(profileLinks.expiresAt, now.getTime()),
		),
		orderBy: desc(profileLinks.id),
		limit: SHOWN,
	});
	return {
		query,
		shape: (found) => shape(found).map(({ id: key, recipient, expiresAt }) => ({ id: key, recipient, expiresAt })),
	};
}

/** Makes a link to the profile alone; it is shown here and never again. */
export async function makeLink(visit: Visit, { entrepreneur, recipient, days }: z.output<typeof ProfileLinkInput>) {
	const { rows, now, user, origin, tenant } = visit;
	const { id: entrepreneurId } = await findEntrepreneur(visit, entrepreneur);
	const token = newToken();
	const row = { id: newId(now.getTime()), entrepreneurId, tokenHash: await hashToken(token), recipient };
	await rows.commit([rows.adding(profileLinks, { ...row, expiresAt: now.getTime() + days * DAY, createdBy: user.id })]);
	return { profileLink: origin + open.profile(tenant.guid, token) };
}

/** Closes a link; whoever has it finds nothing there. */
export async function revokeLink(visit: Visit, { entrepreneur, id }: z.output<typeof ProfileLinkRef>) {
	await findEntrepreneur(visit, entrepreneur);
	const link = await visit.rows.find(profileLinks, id);
	if (link?.entrepreneurId !== entrepreneur) throw notFound();
	const isOpen = isNull(profileLinks.revokedAt);
	await visit.rows.commit([
		visit.rows.changing(profileLinks, id, { revokedAt: visit.now.getTime() }, undefined, isOpen),
	]);
	return done({ snackbar: { key: "businessEvaluator:told.linkClosed" } });
}
