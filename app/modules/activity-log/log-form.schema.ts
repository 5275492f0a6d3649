import * as z from "zod";
import { entryKinds } from "./entries";
import { type LogGiven, LogInput } from "./logs.schema";

const ROWS_MOST = 20;
const number = (text: unknown) =>
	Number(
		String(text ?? "")
			.trim()
			.replace(",", "."),
	);

/** The rows of entries as the page posts them, `entries.0.label` and so on; a row without a name is none. */
function rowsIn(sent: Record<string, unknown>, { addIssue }: z.RefinementCtx) {
	return Array.from({ length: ROWS_MOST }, (_, at) => at).flatMap((at) => {
		const read = (part: string) => String(sent[`entries.${at}.${part}`] ?? "").trim();
		const label = read("label");
		if (label === "") return [];
		const amount = read("amount");
		const kind = read("kind");
		if (amount !== "" && !(number(amount) > 0 && number(amount) <= 1_000_000))
			addIssue({ code: "custom", path: [`entries.${at}.amount`], message: "wrongValue" });
		return {
			...{ id: read("id") || undefined, label, unit: read("unit") || undefined },
			kind: entryKinds.find((one) => one === kind) ?? "tick",
			target:
				!(number(amount) > 0) || kind === "text"
					? null
					: { amount: number(amount), per: read("per") === "day" ? ("day" as const) : ("week" as const) },
		};
	});
}

const list = z.union([z.string(), z.array(z.string())]).optional();

/** A log's fields as its page posts them. */
const written = {
	title: z.string().default(""),
	startsOn: z.string().default(""),
	endsOn: z.string().default(""),
	lateDays: z.string().default("3"),
	freeDays: list,
	skipsHolidays: z.string().optional(),
	reminderHour: z.string().default(""),
};
type Written = z.output<z.ZodObject<typeof written>>;

/** The log that was written; what is wrong with it is said of the page's fields. */
function logIn(sent: Written, context: z.RefinementCtx): LogGiven {
	const { title, startsOn, endsOn, lateDays, freeDays, skipsHolidays, reminderHour } = sent;
	const log = LogInput.safeParse({
		...{ title, entries: rowsIn(sent, context), startsOn, endsOn: endsOn || null },
		lateDays: number(lateDays),
		freeDays: [freeDays ?? []].flat().map(Number),
		skipsHolidays: skipsHolidays !== undefined,
		reminderHour: reminderHour === "" ? null : number(reminderHour),
	});
	for (const { path, message } of log.error?.issues ?? [])
		context.addIssue({ code: "custom", path: [...path], message });
	return log.data as LogGiven;
}

export const NewLogForm = z
	.looseObject({ ...written, clientId: z.string().max(40).default("") })
	.transform((sent, context) => {
		if (sent.clientId === "") context.addIssue({ code: "custom", path: ["clientId"], message: "required" });
		return { clientId: sent.clientId, log: logIn(sent, context) };
	});
export const ChangeLogForm = z
	.looseObject({ ...written, form_id: z.string().max(40) })
	.transform((sent, context) => ({ id: sent.form_id, log: logIn(sent, context) }));
export const NewLogPage = z.object({ template: z.string().max(40).optional(), client: z.string().max(40).optional() });
export const SettingsPage = z.object({ form_id: z.string().max(40) });
