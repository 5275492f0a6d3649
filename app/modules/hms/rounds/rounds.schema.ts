import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { keptAt } from "#app/platform/kept-at.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { day, photosOfForm } from "../fields.schema";
import { roundList } from "./rounds.list";
import { openPhases, pointAnswers } from "./statuses";

export const RoundsQuery = ListQuery(roundList);
export type RoundsQuery = z.output<typeof RoundsQuery>;
export const RoundsFileQuery = RoundsQuery.extend(exportFormat);
export const RoundsCall = ListCall(roundList).extend({ id: id.optional() });

const MOST_PARTICIPANTS = 40;

/** Participants as they are typed: a line each, what they are after a comma. */
const participants = text(6000)
	.transform((typed) =>
		typed
			.split(/\r?\n/)
			.map((line) => line.trim())
			.filter(Boolean)
			.map((line) => {
				const [name = "", ...title] = line.split(",");
				return { name: name.trim().slice(0, 160), title: title.join(",").trim().slice(0, 160) };
			})
			.filter(({ name }) => name !== ""),
	)
	.refine((all) => all.length <= MOST_PARTICIPANTS, `tooMany?count=${MOST_PARTICIPANTS}`);

const planFields = {
	area: oneLine(120, "required").min(1, "required"),
	topic: oneLine(200).default(""),
	plannedOn: day,
	leaderId: orNone(id).optional(),
};
const Plan = z.object(planFields);
export type RoundPlan = z.output<typeof Plan>;

export const NewRoundQuery = z.object({
	company: id.optional().catch(undefined),
	checklist: id.optional().catch(undefined),
});
export const NewRoundInput = Plan.extend({ company: id, checklist: id, participants });
export const RoundNamed = z.object({ round: id });
export const PlanInput = Plan.extend({ round: id, updatedAt: basedOn });
export const ThemeInput = z.object({ round: id, topic: oneLine(200, "required").min(1, "required") });
export const PhaseInput = z.object({ round: id, status: z.enum(openPhases, "wrongValue") });
export const FinishRoundInput = z.object({ round: id, summary: text(6000) });
/** The address of the protocol; without a round the list is shown. */
export const ProtocolQuery = z.object({ round: id.optional() });

export const PointNamed = z.object({ round: id, point: id });
const answerFields = {
	answer: z.enum(pointAnswers, "required"),
	comment: text(4000).default(""),
	/** What is to be done where the answer is no, by whom and until when. */
	measure: oneLine(300).default(""),
	ownerId: orNone(id).default(null),
	dueOn: orNone(day).default(null),
};
export const AnswerInput = z.object({ round: id, point: id, ...answerFields, photos: photosOfForm, keptAt });
export type PointAnswerInput = Omit<z.output<typeof AnswerInput>, "round" | "point" | "photos" | "keptAt">;
export const PhotoRef = z.object({ round: id, point: id, id });
export const PhotoNamed = z.object({ round: id, photo: id });

export const ParticipantInput = z.object({
	round: id,
	name: oneLine(160, "required").min(1, "required"),
	title: oneLine(160).default(""),
});
export const ParticipantRef = z.object({ round: id, id });
/** A participant's signature: a typed name, and what was drawn where somebody has drawn it. */
export const SignInput = z.object({
	round: id,
	id,
	"signature.name": oneLine(200, "required").min(1, "required"),
	"signature.path": z
		.string("wrongType")
		.max(20_000, "wrongValue")
		.regex(/^[ML0-9 .,-]*$/, "wrongValue")
		.default(""),
});

/** A call: without `id` a new round, with it its plan, or the answer to one point (`pointId`). */
export const RoundCall = Plan.partial().extend({
	...{ id: id.optional(), companyId: id.optional(), checklist: id.optional(), pointId: id.optional() },
	participants: z
		.array(z.object({ name: oneLine(160).min(1, "required"), title: oneLine(160).default("") }))
		.max(MOST_PARTICIPANTS, `tooMany?count=${MOST_PARTICIPANTS}`)
		.optional(),
	answer: answerFields.answer.optional(),
	...{ comment: answerFields.comment, measure: answerFields.measure },
	...{ ownerId: answerFields.ownerId, dueOn: answerFields.dueOn },
	updatedAt: basedOn,
});
export const RoundRef = z.object({ id });
