import * as z from "zod";
import { isDay } from "#app/platform/clock";
import { id, oneLine } from "#app/platform/text.schema";
import { orNone } from "../news.schema";

const day = z.string("wrongType").refine(isDay, "news:errors.day");
const time = z.string("wrongType").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "news:errors.clock");
/** Days and times as the tenant's clock shows them; without a first day the item is about no event. */
export const EventInput = z.object({
	id,
	fromDay: orNone(day).optional(),
	fromTime: orNone(time).optional(),
	toDay: orNone(day).optional(),
	toTime: orNone(time).optional(),
	place: oneLine(200).default(""),
});
export type EventInput = z.output<typeof EventInput>;
