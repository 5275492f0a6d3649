import { nameOf } from "#app/directory/names";
import type { roundAnswers, roundParticipants } from "#db/schema/hms";
import type { ListedMeasure } from "../measures/measures.resource.server";
import { serializeMeasure } from "../measures/serialize";
import type { ListedRound } from "./rounds.resource.server";

type Read = {
	answers: readonly (typeof roundAnswers.$inferSelect)[];
	photos: readonly { id: string; pointId: string; name: string }[];
	measures: readonly ListedMeasure[];
	participants: readonly (typeof roundParticipants.$inferSelect)[];
};

/** A round as its pages show it: the points with what was answered, seen and decided at each. */
export function serializeRound({ row, company, leader }: ListedRound, read: Read, today: string) {
	const answers = new Map(read.answers.map((answer) => [answer.pointId, answer]));
	const measures = read.measures.map((measure) => serializeMeasure(measure, today));
	const sections = row.sections.map(({ title, points }) => ({
		title,
		points: points.map(({ id, text }) => ({
			...{ id, text, answer: answers.get(id)?.answer ?? null, comment: answers.get(id)?.comment ?? "" },
			photos: read.photos.filter(({ pointId }) => pointId === id),
			measure: measures.find(({ pointId }) => pointId === id) ?? null,
		})),
	}));
	const points = sections.flatMap((section) => section.points);
	return {
		...{ id: row.id, title: row.title, language: row.language, area: row.area, topic: row.topic },
		...{ plannedOn: row.plannedOn, heldOn: row.heldOn || null, status: row.status, summary: row.summary },
		updatedAt: row.updatedAt,
		company: company && { id: company.id, guid: company.guid, name: company.name },
		leader: leader && { id: leader.id, name: nameOf(leader) },
		...{ sections, count: points.length, answered: points.filter(({ answer }) => answer !== null).length },
		next: points.find(({ answer }) => answer === null)?.id ?? null,
		participants: read.participants.map(({ id, name, title, signedAt, signature }) => ({
			...{ id, name, title, signedAt, signature },
		})),
	};
}
export type ShownRound = ReturnType<typeof serializeRound>;
