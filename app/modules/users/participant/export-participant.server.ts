import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { managesUsers, participantsOpenTo } from "#app/directory/participants.server";
import { csv } from "#app/platform/csv";
import { translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { partsFor, readEvents, type TimelineEvent } from "#app/platform/tenant/participant.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { noteLook } from "./looks.server";
import type { ParticipantFile } from "./participant.schema";
import { sourcesFor } from "./show-participant.server";

/** Events that are read at once, and that a file has at most. */
const AT_ONCE = 500;
const MOST = 5000;

/** All that the time line of a client shows to the visitor, and to clients what else is kept of them, as a file for a spreadsheet. */
export async function exportParticipant(visit: Visit, { person: id }: z.output<typeof ParticipantFile>) {
	const whom = { id };
	const isOwn = id === visit.user.id;
	const [isOpen, manages, parts, t] = await Promise.all([
		participantsOpenTo(visit),
		managesUsers(visit),
		partsFor(visit, whom),
		translator(visit.language),
	]);
	const sources = [
		...sourcesFor(visit, parts, isOwn || manages ? t : undefined),
		...parts.flatMap(({ part, asker }) => (isOwn ? (part.exported ?? []).map((source) => ({ source, asker })) : [])),
	];
	const events: TimelineEvent[] = [];
	let cursor: string | undefined;
	do {
		const reads = new ReadBatch();
		const found = reads.add(visit.rows.counting(people, and(eq(people.id, id), isOpen), 1));
		const page = readEvents(sources, whom, { cursor, limit: AT_ONCE }, reads);
		await reads.send(visit.rows);
		if (found() === 0) throw notFound();
		const { items, next } = page();
		events.push(...items);
		cursor = next ?? undefined;
	} while (cursor !== undefined && events.length < MOST);
	if (!isOwn)
		noteLook(
			visit,
			whom,
			parts.flatMap(({ part, asker }) => part.noting?.(asker, whom) ?? []),
		);
	const word = (key: string, params = {}) => t(`participant:${key}`, params);
	const lines = events.map(({ at, kind, word: what, params, says = [], text = "", by }) => [
		...[new Date(at).toISOString(), word(`kind.${kind}`), word(`event.${what}`, params)],
		...[[...says.map((key) => t(key)), text].filter((part) => part !== "").join("; "), by ?? ""],
	]);
	return new Response(csv([["at", "kind", "what", "text", "by"].map((key) => word(`column.${key}`)), ...lines]), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="participant.csv"',
			"Cache-Control": "private, no-store",
		},
	});
}
