import type * as z from "zod";
import { addDays, today, zoneOf } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { docOf } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { findCustomer } from "../customers.server";
import { addNote } from "../notes/notes.server";
import { paths } from "../paths";
import { addTask } from "../tasks.server";
import type { OutcomeInput } from "./next.schema";

/** Days until one gets in touch again. */
const A_WEEK = 7;

/** Writes down what came of it with one customer, as a call or a task, and goes on to the next of the list. */
export async function noteOutcome(visit: Visit, { id, outcome, words, go }: z.output<typeof OutcomeInput>) {
	const { name } = await findCustomer(visit, id);
	if (outcome === "followUp") {
		const t = await translator(visit.language);
		const dueOn = addDays(today(zoneOf(visit), visit.now), A_WEEK);
		const title = t("crmNext:taskTitle", { name }).slice(0, 200);
		await addTask(visit, { title, description: words || null, customerId: id, dueOn });
	} else {
		const kind = outcome === "called" ? ("call" as const) : ("noAnswer" as const);
		await addNote(visit, { customerId: id, kind, body: { doc: docOf(words), typed: "text" } });
	}
	const to = `${paths(visit.tenant.guid).next}?${new URLSearchParams(go)}`;
	return done({ snackbar: { key: `crmNext:told.${outcome}`, params: { name } }, to });
}
