import { asc, eq } from "drizzle-orm";
import { moduleMembers } from "#app/directory/module-members.server";
import type { Form, Version } from "#app/forms/store/form-row.server";
import { type Maker, makeOpenForm } from "#app/forms/store/make-form.server";
import { readingForms } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import { notFound, Problem } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext } from "#app/platform/tenant/context";
import { area } from "../area";
import { template } from "./template";

type IntakeForm = { form: Form; version: Version | null };

/** The read of the organisation's form: the first that was made. */
export const readingIntakeForm = (ctx: TenantContext) =>
	readingForms(ctx, area, eq(formRecords.isTemplate, false), 1, asc(formRecords.id));

/**
 * The organisation's form; on first use it is made, in the name of whoever runs the module. Throws `notFound` where nobody
 * does.
 */
export async function intakeForm(ctx: TenantContext): Promise<IntakeForm> {
	const [found] = (await ctx.rows.read({ found: readingIntakeForm(ctx) })).found;
	if (found) return found;
	const [user] = await moduleMembers(ctx, { moduleKey: area.moduleKey, level: LEVEL_ALL, most: 1 });
	if (!user) throw notFound();
	const maker: Maker = { ...ctx, user: { id: user.id } };
	const settings = { presentation: "pages" as const, checksPeople: true };
	return makeOpenForm(maker, area, { definition: template, settings }).catch(async (problem: unknown) => {
		// Somebody else came first in this moment: forms of one name are one.
		if (!(problem instanceof Problem) || problem.kind !== "conflict") throw problem;
		const [made] = (await ctx.rows.read({ found: readingIntakeForm(ctx) })).found;
		if (!made) throw problem;
		return made;
	});
}
