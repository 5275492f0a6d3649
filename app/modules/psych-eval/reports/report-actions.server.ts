import type * as z from "zod";
import { commentOn } from "#app/forms/replies/review.server";
import { readingOwnNote } from "#app/forms/reports/subject-notes.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportHidden, selfReportMarkers } from "#db/schema/psych-eval";
import { area } from "../area";
import { clientFor } from "../clients.server";
import type { HiddenNote, MarkerGone, NewMarker, NewNote } from "./reports.schema";

const say = (key: string) => done({ snackbar: { key: `psychEval:snackbar.${key}` } });

/** A note to a reply, which the client sees only where it says so. */
export async function addNote(visit: Visit, { replyId, text, isShown }: z.output<typeof NewNote>) {
	await commentOn(visit, area, { id: replyId, text, isShown: isShown === "on" });
	return say("note");
}

/** Something that happened on a day: told by the client, or by those who follow them up. */
export async function addMarker(visit: Visit, { client, day, label }: z.output<typeof NewMarker>) {
	const { id: clientId } = await clientFor(visit, client);
	await visit.rows.add(selfReportMarkers, {
		id: newId(visit.now.getTime()),
		clientId,
		day,
		label,
		authorId: visit.user.id,
	});
	return say("marker");
}

/** Takes away what one has told oneself. */
export async function removeMarker(visit: Visit, { client, id }: z.output<typeof MarkerGone>) {
	const [{ id: clientId }, marker] = await Promise.all([
		clientFor(visit, client),
		visit.rows.find(selfReportMarkers, id),
	]);
	if (marker?.clientId !== clientId || marker.authorId !== visit.user.id) throw notFound();
	await visit.rows.remove(selfReportMarkers, id);
	return say("markerGone");
}

/** A note that the client does not want to see among theirs, or wants to see again. Of what is no note of theirs: `notFound`. */
export async function hideNote(visit: Visit, { id, isHidden }: z.output<typeof HiddenNote>) {
	const { rows, user } = visit;
	const { isTheirs, before } = await rows.read({
		isTheirs: readingOwnNote(visit, area, id),
		before: rows.finding(selfReportHidden, id),
	});
	if (!isTheirs) throw notFound();
	if (isHidden === "yes" && !before) await rows.add(selfReportHidden, { id, clientId: user.id });
	if (isHidden === "no" && before) await rows.remove(selfReportHidden, id);
	return done();
}
