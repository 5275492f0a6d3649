import type { Area } from "#app/forms/area";
import type { Definition } from "#app/forms/definition/definition";
import { sendReply } from "#app/forms/replies/send-reply.server";
import type { Form, Version } from "#app/forms/store/form-row.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { publishForm } from "#app/forms/store/publish.server";
import type { FormSettings } from "#app/forms/store/settings";
import type { Visit } from "#app/platform/tenant/context";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { workerOver } from "../support/worker-in-process";

export const area: Area = {
	moduleKey: "form_builder",
	subjects: ["none", "person"],
	opensAll: 30,
	writes: 20,
	replyPath: "form_builder/form_reply",
	notice: "selfReportForm",
};
let keys = 0;
export const newKey = () => `key-${++keys}`;

/** A tenant in a database of its own, and people in it at their levels. */
export async function openStore() {
	const { db, dispose } = await openDatabase();
	const make = factories(db);
	const worker = workerOver(db);
	const tenant = await make.tenant();
	const other = await make.tenant();
	/** One request by a new or known person at a level. */
	const visit = async (
		level: number,
		{ user, now, of = tenant }: { user?: { id: string }; now?: Date; of?: { id: string } } = {},
	) => {
		const person = user ?? (await make.member(of, level >= 30 ? "ADMIN" : level >= 20 ? "ADVISOR" : "CLIENT"));
		const ctx = await worker.inTenant(of.id, { now, userId: person.id });
		return { ...ctx, user: person, access: { role: "", level, entry: null }, language: "nb" } as unknown as Visit;
	};
	/** A form that is open, made of a definition. */
	async function published(boss: Visit, definition: Definition, settings: Partial<FormSettings> = {}, more = {}) {
		const made = await makeForm(boss, area, { definition, settings: { presentation: "pages", ...settings }, ...more });
		return publishForm(boss, area, { id: made.id, revision: 1 });
	}
	return { db, dispose, make, worker, tenant, other, visit, published };
}

/** Sends a reply as somebody with the form's link. */
export const answer = (
	ctx: Visit,
	{ form, version }: { form: Form; version: Version },
	answers: Record<string, unknown>,
	more: {
		sendKey?: string;
		day?: string;
		language?: string;
		isTest?: boolean;
		subject?: { type: "person"; id: string };
		respondentId?: string;
	} = {},
) =>
	sendReply(
		ctx,
		form,
		version,
		{ sendKey: more.sendKey ?? newKey(), answers, startedAt: ctx.now.getTime() - 60_000, day: more.day },
		{
			respondentId: more.respondentId,
			source: "link",
			language: more.language ?? "nb",
			isTest: more.isTest,
			subject: more.subject,
		},
	);
