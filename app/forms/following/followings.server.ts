import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { isStaff } from "#app/directory/find-people.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { formFollowings, forms } from "#db/schema/forms";
import { needsValue } from "../builder/sources";
import type { BuilderConfig } from "../building/builder-config";
import type { Definition } from "../definition/definition";
import type { Value } from "../logic/condition";
import type { Form } from "../store/form-row.server";
import { type FollowingInput, type FollowingRef, typedValue } from "./following.schema";
import { FOLLOWINGS_MOST } from "./starting.server";
import { type KnownSource, type When, whenOptions, whenSources, whenTests, whenValueKind } from "./when";

export type Following = Omit<Row<typeof formFollowings>, "condition"> & { condition: When };

/** The rules of a form, in the order in which they were written. */
export function readingFollowings({ rows }: Visit, formId: string): PendingQuery<Following[]> {
	const { query, shape } = rows.listing(formFollowings, {
		where: eq(formFollowings.formId, formId),
		orderBy: asc(formFollowings.id),
		limit: FOLLOWINGS_MOST,
	});
	return { query, shape: (found) => shape(found) as unknown as Following[] };
}

type Input = z.output<typeof FollowingInput>;
type Ref = z.output<typeof FollowingRef>;

/** The write that keeps how many rules of a form are on. */
function counting({ rows, tenant }: Visit, { id }: Pick<Form, "id">): PendingWrite {
	const on = and(
		...[eq(formFollowings.tenantId, tenant.id), eq(formFollowings.formId, id), eq(formFollowings.isOn, true)],
	);
	return rows.deriving(forms, id, { followings: sql`(select count(*) from ${formFollowings} where ${on})` });
}

/** The comparison that was chosen; throws `invalid` for one that the form does not have. */
function whenOf(definition: Definition, { of, test, value }: Input): When {
	const source = whenSources(definition).find(({ key }) => key === of);
	if (!source) throw invalid({ of: "wrongValue" });
	if (!whenTests(source).includes(test)) throw invalid({ test: "wrongValue" });
	if (!needsValue(test)) return { of: source.of, test };
	return { of: source.of, test, value: comparedWith(source, definition, value) };
}

function comparedWith(source: KnownSource, definition: Definition, typed: string): Value {
	const kind = whenValueKind(source);
	if (kind === "option") {
		if (!whenOptions(source, definition).some(({ id }) => id === typed)) throw invalid({ value: "required" });
		return source.of.kind === "band" ? Number(typed) : typed;
	}
	const read = typedValue[kind as keyof typeof typedValue] ?? typedValue.words;
	const value = read(typed);
	if (value === undefined) throw invalid({ value: typed === "" ? "required" : "wrongValue" });
	return value;
}

/** To whom it goes: staff of this tenant. Throws `invalid` for others, and where nobody is chosen. */
async function receiversOf({ rows }: Visit, input: Input): Promise<{ toAdvisor: boolean; personIds: string[] }> {
	const isTask = input.action === "task";
	const toAdvisor = isTask ? input.whose === "advisor" : input.toAdvisor;
	const chosen = isTask ? [input.personId].filter((id) => id !== "") : [...new Set(input.personIds)];
	const field = isTask ? "personId" : "personIds";
	if (!toAdvisor && chosen.length === 0) throw invalid({ [field]: "required" });
	// Also whoever was named and does not count is somebody of this tenant.
	const named = [...new Set([...input.personIds, ...(input.personId ? [input.personId] : [])])];
	if (named.length > 0) {
		const where = and(among(people.id, named), isStaff);
		const { count } = await rows.read({ count: rows.counting(people, where, named.length) });
		if (count < named.length) throw invalid({ [field]: "wrongValue" });
	}
	const personIds = isTask && toAdvisor ? [] : chosen;
	return { toAdvisor, personIds };
}

/** Saves a rule, a new one or one of the form's. Throws `invalid` for what the form or the tenant does not have, and for one too many. */
export const saveFollowing = (shop: BuilderConfig) => async (visit: Visit, input: Input) => {
	const { form, draft } = await shop.read(visit, input.form_name);
	const condition = { ...whenOf(draft.definition, input) };
	const { action, text, dueDays } = input;
	const to = await receiversOf(visit, input);
	const values = { condition, action, text, dueDays: action === "task" ? dueDays : null, ...to };
	if (input.rule) await writeTo(visit, form, input.rule, (id) => visit.rows.changing(formFollowings, id, values));
	else await add(visit, form, values);
	return done({
		snackbar: { key: "formFollowing:told.saved" },
		to: shop.places(visit.tenant.guid, form.slug).following,
	});
};

type Values = Pick<Row<typeof formFollowings>, "action" | "text" | "toAdvisor" | "personIds" | "dueDays"> & {
	condition: Record<string, unknown>;
};

async function add(visit: Visit, form: Form, values: Values): Promise<void> {
	const { rows, context, now, tenant } = visit;
	const own = and(eq(formFollowings.tenantId, tenant.id), eq(formFollowings.formId, form.id));
	const hasRoom = sql`(select count(*) from ${formFollowings} where ${own}) < ${FOLLOWINGS_MOST}`;
	await orElse(
		rows.commit([
			requiring(context, hasRoom),
			rows.adding(formFollowings, { id: newId(now.getTime()), formId: form.id, ...values }),
			counting(visit, form),
		]),
		() => invalid({ form: `formFollowing:errors.tooMany?count=${FOLLOWINGS_MOST}` }),
	);
}

/** Writes to a rule of the form; throws `notFound` where it has none of that id. */
async function writeTo(visit: Visit, form: Form, id: string, write: (id: string) => PendingWrite): Promise<void> {
	const rule = await visit.rows.find(formFollowings, id);
	if (rule?.formId !== form.id) throw notFound();
	await visit.rows.commit([write(id), counting(visit, form)]);
}

export const removeFollowing = (shop: BuilderConfig) => async (visit: Visit, input: Ref) => {
	const { form } = await shop.read(visit, input.form_name);
	await writeTo(visit, form, input.rule, (id) => visit.rows.removing(formFollowings, id));
	return done({ snackbar: { key: "formFollowing:told.removed" } });
};

const turning = (isOn: boolean) => (shop: BuilderConfig) => async (visit: Visit, input: Ref) => {
	const { form } = await shop.read(visit, input.form_name);
	await writeTo(visit, form, input.rule, (id) => visit.rows.changing(formFollowings, id, { isOn }));
	return done({ snackbar: { key: `formFollowing:told.${isOn ? "on" : "off"}` } });
};
export const turnOnFollowing = turning(true);
export const turnOffFollowing = turning(false);
