import * as z from "zod";

const client = z.string().max(40).optional();
export const MeetingPage = z.object({ client, form: z.string().max(40).optional() });

/** What is worth a talk where things do not get better. */
export const checkNames = ["alliance", "motivation", "events", "plan"] as const;
const point = z.string().trim().max(300, "tooLong?count=300").default("");

export const Minutes = z.object({
	client: z.string().min(1, "required").max(40),
	form: z.string().min(1, "required").max(40),
	point1: point,
	point2: point,
	point3: point,
	checks: z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.enum(checkNames))),
	notes: z.string().trim().max(10_000, "tooLong?count=10000").default(""),
	isShared: z.literal("on").optional(),
});
export const Sharing = z.object({ id: z.string().min(1).max(40), client: z.string().min(1, "required").max(40) });
