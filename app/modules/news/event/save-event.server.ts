import { addDays } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { toInstant } from "#app/platform/local-time";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { newsArticles } from "#db/schema/news";
import { forget } from "../publish.server";
import { findOwn } from "../texts.server";
import type { EventInput } from "./event.schema";

/** The event that an item is about; without a first day there is none. */
export async function saveEvent(visit: Visit, { id, ...sent }: EventInput) {
	const { article } = await findOwn(visit, id);
	await visit.rows.change(newsArticles, id, momentsOf(sent, visit.tenant.timeZone));
	await forget(visit, article.guid);
	return done({ snackbar: { key: sent.fromDay ? "news:snackbar.event" : "news:snackbar.eventGone" } });
}

/** Without a time it takes whole days; a last day of its own needs an end that comes after the start. */
function momentsOf({ fromDay, fromTime, toDay, toTime, place }: Omit<EventInput, "id">, timeZone: string) {
	if (!fromDay) {
		if (fromTime || toDay || toTime) throw invalid({ fromDay: "news:errors.day" });
		return { eventStartsAt: null, eventEndsAt: null, eventIsAllDay: false, eventPlace: "" };
	}
	const lastDay = toDay ?? fromDay;
	const at = (day: string, time: string) => toInstant(`${day}T${time}`, timeZone);
	if (lastDay < fromDay) throw invalid({ toDay: "news:errors.eventEnds" });
	if (!fromTime) {
		if (toTime) throw invalid({ fromTime: "news:errors.clock" });
		const midnights = { eventStartsAt: at(fromDay, "00:00"), eventEndsAt: at(addDays(lastDay, 1), "00:00") };
		return { ...midnights, eventIsAllDay: true, eventPlace: place };
	}
	if (toDay && toDay !== fromDay && !toTime) throw invalid({ toTime: "news:errors.clock" });
	const eventStartsAt = at(fromDay, fromTime);
	const eventEndsAt = toTime ? at(lastDay, toTime) : null;
	if (eventEndsAt !== null && eventEndsAt <= eventStartsAt) throw invalid({ toTime: "news:errors.eventEnds" });
	return { eventStartsAt, eventEndsAt, eventIsAllDay: false, eventPlace: place };
}
