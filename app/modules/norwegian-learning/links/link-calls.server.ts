import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { after, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { testLinks } from "#db/schema/norwegian-learning";
import { findTest } from "../tests/tests.server";
import type { LinkCall, LinksCall } from "./links.schema";
import { addLinks, type Link, serializeLink, setLinkOpen } from "./links.server";

/** A link as the calls give it. */
function linkOf(visit: Visit, link: Link) {
	const { id, label, kind, begun, most, extra, expiresOn, state, address } = serializeLink(visit, link);
	return {
		...{ id, guid: link.guid, test_id: link.testId, label, kind, state, address, begun },
		...{
			candidates_most: most,
			extra_percent: extra,
			expires_on: expiresOn,
			created_at: new Date(link.createdAt).toISOString(),
		},
	};
}

export async function listLinks(visit: Visit, { testId, limit, cursor }: z.output<typeof LinksCall>) {
	await findTest(visit, testId);
	const order = [testLinks.createdAt, testLinks.id];
	const found = await visit.rows.list(testLinks, {
		where: and(eq(testLinks.testId, testId), after(order, cursor, "desc")),
		orderBy: order.map((column) => desc(column)),
		limit: limit + 1,
	});
	const page = pageOf(found, limit, ({ createdAt, id }) => [createdAt, id]);
	return { items: page.items.map((link) => linkOf(visit, link)), next: page.next };
}

/** Makes an open link, or several of one use. */
export async function addLinksCall(visit: Visit, { tenantId, ...input }: z.output<typeof LinkCall>) {
	const made = await addLinks(visit, input);
	return { items: made.map((link) => linkOf(visit, link)) };
}

/** Closes a link, which stays with what has begun by it. */
export async function closeLinkCall(visit: Visit, { id }: { id: string }) {
	await setLinkOpen(visit, { id }, false);
	return { id, deleted: true };
}
