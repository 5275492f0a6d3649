import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { openingFeed } from "#app/calendar/feed.server";
import { done } from "#app/platform/guard.server";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { resourceFeeds, resources } from "#db/schema/resources";
import { readingResources } from "../catalogue.server";
import { open } from "../paths";
import type { CloseFeedInput, FeedsQuery, OpenFeedInput } from "./feeds.schema";

const MOST = 100;

/** The addresses under which one's calendars read, and what another one may be opened for. */
export async function showFeeds(visit: Visit, { resource }: z.output<typeof FeedsQuery>) {
	const { feeds, all } = await visit.rows.read({
		feeds: visit.rows.listing(resourceFeeds, {
			where: eq(resourceFeeds.userId, visit.user.id),
			orderBy: [asc(resourceFeeds.createdAt)],
			limit: MOST,
		}),
		all: readingResources(visit),
	});
	const names = new Map(all.map(({ id, name }) => [id, name]));
	return {
		feeds: feeds.map(({ id, resourceId, isBusyOnly, updatedAt }) => ({
			...{ id, isBusyOnly, since: updatedAt, name: resourceId === null ? null : (names.get(resourceId) ?? "") },
		})),
		resources: all.map(({ id, name }) => ({ value: id, label: name })),
		chosen: names.has(resource) ? resource : "",
		tenant: visit.tenant.guid,
	};
}

/** Opens an address for one's own bookings or for a resource; the one that was there for the same is closed by it. */
export async function openFeed(visit: Visit, { resource, isBusyOnly }: z.output<typeof OpenFeedInput>) {
	if (resource) {
		const found = await visit.rows.find(resources, resource);
		if (!found || found.status === "retired") throw invalid({ resource: "wrongValue" });
	}
	const { id: userId } = visit.user;
	const id = resource ? `${userId}:${resource}` : userId;
	return openingFeed(visit, resourceFeeds, { id, userId, resourceId: resource ?? null, isBusyOnly }, open.feed);
}

/** Closes one of one's own addresses. */
export async function closeFeed(visit: Visit, { feed }: z.output<typeof CloseFeedInput>) {
	const found = await visit.rows.find(resourceFeeds, feed);
	if (found?.userId !== visit.user.id) throw notFound();
	await visit.rows.remove(resourceFeeds, feed);
	return done({ snackbar: { key: "resourceDoor:told.feedClosed" } });
}
