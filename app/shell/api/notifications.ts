import { endpointOf, handler, handlerAlongside, personal, personalWithGrants } from "../../platform/guard.server";
import { Inbox } from "../../platform/inbox.server";
import { invalid, needId, notFound } from "../../platform/problems";
import type { PersonContext } from "../../platform/tenant/context";
import { MarkCall, NotificationsQuery, RemoveCall } from "../notifications.schema";
import {
	inboxTag,
	listNotifications,
	ownOnly,
	readingAlongside,
	serializeAll,
	snoozeOne,
} from "../notifications.server";

const api = endpointOf({
	get: personal.as(
		handlerAlongside(NotificationsQuery, readingAlongside, async (person: PersonContext, query, found) => {
			ownOnly(person, query.userId);
			const headers = { ETag: inboxTag(person), "Cache-Control": "private, no-cache", Vary: "Cookie, Authorization" };
			// Whose session it is says whether anything has changed: an unchanged poll reads nothing more.
			if (person.request.headers.get("if-none-match") === headers.ETag)
				return new Response(null, { status: 304, headers });
			return Response.json(await listNotifications(person, query, found), { headers });
		}),
	),
	post: personalWithGrants.as(
		handler(
			MarkCall,
			async (person: PersonContext, { id, all, seen, snooze, mute, userId }) => {
				ownOnly(person, userId);
				const inbox = new Inbox(person);
				if (id === undefined && all) {
					if (seen !== 1) throw invalid({ seen: "wrongValue" });
					return { changed: await inbox.markAll() };
				}
				if (id === undefined) throw needId();
				if (snooze) return snoozeOne(person, id, snooze);
				const row = mute ? await inbox.mute(id, person.now) : await inbox.mark(id, seen ?? 1);
				if (!row) throw notFound();
				return (await serializeAll([row], person.language))[0];
			},
			{ status: 200 },
		),
	),
	delete: personal.as(
		handler(RemoveCall, async (person: PersonContext, { id, userId }) => {
			ownOnly(person, userId);
			if (!(await new Inbox(person).remove(id))) throw notFound();
			return { id, deleted: true };
		}),
	),
});
export const loader = api.loader;
export const action = api.action;
