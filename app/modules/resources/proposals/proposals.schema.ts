import * as z from "zod";
import { day, orUnset, several, whole } from "../resources.schema";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Days that are looked through at most, and things that are looked for together. */
export const MOST_DAYS = 7;
export const NEEDS = 4;

/** What is looked for together; what is wrong in the address is as if it were not there. */
export const ProposalsQuery = z.object({
	first: day.or(z.literal("")).default("").catch(""),
	last: day.or(z.literal("")).default("").catch(""),
	from: clock.default("08:00").catch("08:00"),
	until: clock.default("16:00").catch("16:00"),
	minutes: whole(15, 720).default(60).catch(60),
	seats: orUnset(whole(1, 10_000)).catch(undefined),
	/** Ids of types, of which any will do, or of resources. */
	need: several(z.string().max(100), NEEDS).catch([]),
});
export type ProposalsQuery = z.output<typeof ProposalsQuery>;
