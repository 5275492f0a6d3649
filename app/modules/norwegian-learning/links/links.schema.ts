import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine } from "#app/platform/text.schema";
import { extraTimes } from "../attempts/time-limit";
import { filter } from "../bank/items.schema";
import { NO_DAY } from "../choices";

/** Links that one test may have, and of one use that are made at once. */
export const LINKS_MOST = 500;
export const AT_ONCE_MOST = 100;

const isDay = (day: string) =>
	!Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
const day = z
	.string("wrongType")
	.trim()
	.transform((sent) => sent || NO_DAY)
	.refine((sent) => /^\d{4}-\d{2}-\d{2}$/.test(sent) && isDay(sent), "wrongValue");
const number = (least: number, most: number) =>
	z.coerce
		.number("wrongType")
		.int("wrongType")
		.min(least, "wrongValue")
		.max(most, `norwegianLearning:errors.most?count=${most}`);

/** `qr`: the link whose code is shown. */
export const LinksQuery = z.object({ test_id: id, qr: filter(id) });

export const LinkInput = z.object({
	testId: id,
	kind: z.enum(["open", "once"], "wrongValue"),
	label: oneLine(120).default(""),
	expiresOn: day.default(NO_DAY),
	/** Of an open link; 0: as many as like. */
	candidatesMost: z.preprocess((sent) => (sent === "" ? 0 : sent), number(0, 100_000)).default(0),
	/** Per cent of extra time for whoever begins by it. */
	extraPercent: z.coerce.number("wrongType").pipe(z.literal(extraTimes, "wrongValue")).default(0),
	/** How many of one use are made. */
	count: number(1, AT_ONCE_MOST).default(1),
});
export type LinkInput = z.output<typeof LinkInput>;
export const LinkRef = z.object({ id });

export const LinksCall = Paging.extend({ tenantId: z.string().optional(), testId: id });
export const LinkCall = LinkInput.extend({ tenantId: z.string().optional() });
