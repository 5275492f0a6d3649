import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { hashToken, keyedToken } from "#app/platform/token.server";
import { eventSpeakers } from "#db/schema/events";
import type { EventRef } from "../events.schema";
import { type Event, headOf, ownEvent } from "../events.server";
import { open, paths } from "../paths";
import { readingSessions } from "../program.server";
import { assertSession, readingMaterials, serializeMaterial } from "./materials.server";
import type { SpeakerInput, SpeakerRef } from "./speakers.schema";

const MOST = 200;

const speakerToken = ({ ticketKey }: Pick<Event, "ticketKey">, id: string) => keyedToken(ticketKey, `speaker:${id}`);

/** Who speaks and helps at an event, each with their link; and its material. */
export async function showSpeakers(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const { speakers, sessions, materials } = await visit.rows.read({
		speakers: visit.rows.listing(eventSpeakers, {
			where: eq(eventSpeakers.eventId, id),
			orderBy: [asc(eventSpeakers.id)],
			limit: MOST,
		}),
		sessions: readingSessions(visit, id),
		materials: readingMaterials(visit, id),
	});
	const titles = new Map(sessions.map(({ row }) => [row.id, row.title]));
	const titleOf = (session: string | null) => titles.get(session ?? "") ?? "";
	const at = paths(visit.tenant.guid);
	return {
		head: headOf(visit, found),
		title: found.event.title,
		sessions: sessions.map(({ row }) => ({ value: row.id, label: row.title })),
		speakers: await Promise.all(
			speakers.map(async ({ id: speaker, name, role, sessionId, note }) => ({
				...{ id: speaker, name, role, note, session: titleOf(sessionId) },
				address: visit.origin + open.speaker(await speakerToken(found.event, speaker)),
			})),
		),
		materials: materials.map((one) => ({
			...serializeMaterial(one, (material) => at.material(id, material)),
			session: titleOf(one.row.sessionId),
			by: speakers.find((speaker) => speaker.id === one.row.speakerId)?.name ?? "",
		})),
	};
}

/** Adds somebody who speaks or helps, with a page of their own. */
export async function addSpeaker(visit: Visit, { event: eventId, session, ...given }: z.output<typeof SpeakerInput>) {
	const { event } = await ownEvent(visit, eventId);
	await assertSession(visit, eventId, session);
	const id = newId(visit.now.getTime());
	const tokenHash = await hashToken(await speakerToken(event, id));
	await visit.rows.add(eventSpeakers, { id, eventId, sessionId: session, ...given, tokenHash });
	return done({ snackbar: { key: "eventSpeaker:told.added" } });
}

/** Removes them: their link leads nowhere from now on, what they have put there stays. */
export async function removeSpeaker(visit: Visit, { event: eventId, speaker }: z.output<typeof SpeakerRef>) {
	await ownEvent(visit, eventId);
	const found = await visit.rows.find(eventSpeakers, speaker);
	if (found?.eventId !== eventId) throw notFound();
	await visit.rows.remove(eventSpeakers, speaker);
	return done({ snackbar: { key: "eventSpeaker:told.removed" } });
}
