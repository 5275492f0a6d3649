import { personal, verb, verbAlongside } from "../../platform/guard.server";
import { Inbox } from "../../platform/inbox.server";
import { invalid, needId, notFound } from "../../platform/problems";
import type { PersonContext } from "../../platform/tenant/context";
import { MarkCall, NotificationsQuery, RemoveCall } from "../notifications.schema";
import { inboxTag, listNotifications, ownOnly, presentAll, readingAlongside } from "../notifications.server";

const api = personal.endpoint({
	get: verbAlongside(NotificationsQuery, readingAlongside, async (person: PersonContext, query, found) => {
		ownOnly(person, query.userId);
		const headers = { ETag: inboxTag(person), "Cache-Control": "private, no-cache", Vary: "Cookie, Authorization" };
		// Whose session it is says whether anything has changed: an unchanged poll reads nothing more.
		if (person.request.headers.get("if-none-match") === headers.ETag)
			return new Response(null, { status: 304, headers });
		return Response.json(await listNotifications(person, query, found), { headers });
	}),
	post: verb(
		MarkCall,
		async (person: PersonContext, { id, all, seen, userId }) => {
			ownOnly(person, userId);
			const inbox = new Inbox(person);
			if (id === undefined && all) {
				if (seen !== 1) throw invalid({ seen: "wrongValue" });
				return { changed: await inbox.markAll() };
			}
			if (id === undefined) throw needId();
			const row = await inbox.mark(id, seen);
			if (!row) throw notFound();
			return (await presentAll([row], person.language))[0];
		},
		{ status: 200 },
	),
	delete: verb(RemoveCall, async (person: PersonContext, { id, userId }) => {
		ownOnly(person, userId);
		if (!(await new Inbox(person).remove(id))) throw notFound();
		return { id, deleted: true };
	}),
});
export const loader = api.loader;
export const action = api.action;
