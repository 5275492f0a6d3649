import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";
import { ticked } from "../fields.schema";

/** Receivers of one e-mail at most. */
export const RECEIVERS_MOST = 20;
/** Stands for the customer's own address among the receivers. */
export const OWN_ADDRESS = "customer";

/** An e-mail to people of the customer whose page it is written on (`customer` is its guid). */
export const EmailForm = z.object({
	customer: id,
	to: z.preprocess(
		(sent) => [sent ?? []].flat(),
		z.array(id).min(1, "crmLog:errors.noReceiver").max(RECEIVERS_MOST, `tooMany?count=${RECEIVERS_MOST}`),
	),
	subject: oneLine(200).refine((text) => text !== "", "required"),
	message: z.string("required").trim().min(1, "required").max(10_000, "tooLong?count=10000"),
	isPrivate: ticked,
});
export type EmailForm = z.output<typeof EmailForm>;
