import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { resourceNotices, resources } from "#db/schema/resources";
import { readingNotices, readingResources } from "./catalogue.server";
import { serializeNotice } from "./find.server";
import type { NewsQuery, NoticeInput, NoticeRef } from "./resources.schema";

/** What is new about the resources. */
export async function showNews(visit: Visit, { resource }: z.output<typeof NewsQuery>) {
	const { notices, all } = await visit.rows.read({
		notices: readingNotices(visit, resource || undefined),
		all: readingResources(visit),
	});
	const names = new Map(all.map(({ id, name }) => [id, name]));
	return {
		notices: notices.map((notice) => ({
			...serializeNotice(notice),
			resource: notice.resourceId === null ? null : (names.get(notice.resourceId) ?? null),
		})),
		resources: all.map(({ id, name }) => ({ value: id, label: name })),
		chosen: resource,
		canManage: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

/** Tells of a resource, or of all of them, until a day. */
export async function addNotice(visit: Visit, { resource, ...input }: z.output<typeof NoticeInput>) {
	if (resource && !(await visit.rows.find(resources, resource))) throw invalid({ resource: "wrongValue" });
	const row = { ...input, id: newId(visit.now.getTime()), resourceId: resource ?? null, authorId: visit.user.id };
	await visit.rows.add(resourceNotices, row);
	return done({ snackbar: { key: "resources:told.notice" } });
}

export async function removeNotice(visit: Visit, { notice }: z.output<typeof NoticeRef>) {
	if (!(await visit.rows.remove(resourceNotices, notice))) throw notFound();
	return done({ snackbar: { key: "resources:told.removed" } });
}
