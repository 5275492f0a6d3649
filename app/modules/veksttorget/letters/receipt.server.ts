import type { Area } from "#app/forms/area";
import { writeToSender } from "./letters.server";

/** The receipt of an enquiry, in the organisation's words. */
export const receiptLetter: NonNullable<Area["receiptLetter"]> = async (
	ctx,
	{ replyId, number, title, link, ...to },
) => {
	const values = () => ({ number, form: title, link });
	await ctx.rows.commit(await writeToSender(ctx, "received", { intakeId: replyId, ...to, values }));
};
