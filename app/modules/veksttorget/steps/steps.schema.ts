import * as z from "zod";
import { IntakePage } from "../intakes/intakes.schema";

export const StepInput = IntakePage;
export const EventStepInput = IntakePage.extend({
	event: z.string("required").min(1, "required").max(40, "wrongValue"),
	message: z.string("wrongType").trim().max(1000, "tooLong?count=1000").default(""),
});
