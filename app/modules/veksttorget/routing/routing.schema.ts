import * as z from "zod";

const words = (most: number) => z.string("wrongType").trim().max(most, `tooLong?count=${most}`);

/** Who gets what comes in about a topic, from a municipality; one of the two is said. */
export const RouteInput = z.object({
	topic: words(60).default(""),
	municipality: words(60).default(""),
	ownerId: words(100).min(1, "required"),
});
export const RouteRef = z.object({ id: words(40).min(1, "required") });
