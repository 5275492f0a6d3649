import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { isNamed } from "#app/directory/named.server";
import type { Filter } from "#app/lists/filters";
import type { Asked, ColumnSource } from "#app/lists/source.server";
import type { Visit } from "#app/platform/tenant/context";
import { idsFound } from "#app/platform/tenant/search.server";
import { people } from "#db/schema/directory";
import { formReplies } from "#db/schema/forms";
import type { Form } from "../store/form-row.server";
import { subjectKindOf } from "./known-subjects.server";
import { seenBy, viewerOf } from "./subjects.server";

type Whose = {
	table: Pick<typeof people, "id" | "tenantId">;
	seen?: SQL;
	has: (text: string, asked: Asked) => SQL;
	/** Its whole name is one of these. */
	isCalled: (names: string[]) => SQL;
};

/**
 * How a list of replies is filtered by what they are about: by words of its name, or (`is`) by the whole of it or its id. What the visitor does
 * not see is not found. Undefined where a form is about nothing that has a name.
 */
export async function aboutFilter(
	visit: Visit,
	form: Pick<Form, "subjectType" | "moduleKey">,
): Promise<ColumnSource | undefined> {
	const whose = await whoseOf(visit, form);
	return whose && { index: "form_replies_by_subject", where: (filter, asked) => condition(whose, filter, asked) };
}

async function whoseOf(visit: Visit, form: Pick<Form, "subjectType" | "moduleKey">): Promise<Whose | undefined> {
	if (form.subjectType === "person")
		return { table: people, has: (text) => isNamed(text) ?? sql`1`, isCalled: isPersonCalled };
	const kind = subjectKindOf(form);
	if (!kind) return undefined;
	const { table } = kind;
	return {
		table: table as never,
		seen: seenBy(await viewerOf(visit, visit.user.id, kind), kind),
		has: (text, { tenantId }) => sql`${table.id} in ${idsFound(table, tenantId, text)}`,
		isCalled: (names) =>
			inArray(
				table.sortName,
				names.map((name) => name.toLowerCase()),
			),
	};
}

const isPersonCalled = (names: string[]) =>
	or(inArray(sql`trim(${people.firstName} || ' ' || ${people.lastName})`, names), inArray(people.email, names)) as SQL;

function condition(whose: Whose, { op, values }: Filter, asked: Asked): SQL | undefined {
	const { subjectId } = formReplies;
	if (op === "empty") return isNull(subjectId);
	if (op === "filled") return isNotNull(subjectId);
	const { table, seen, has, isCalled } = whose;
	const named = values.map((value) => value.trim());
	const isIt =
		op === "has" ? and(...named.map((text) => has(text, asked))) : or(isCalled(named), inArray(table.id, named));
	const here = and(eq(table.tenantId, asked.tenantId), seen, isIt);
	const ofThem = sql`${subjectId} in (select ${table.id} from ${table as never} where ${here})`;
	return op === "not" ? (or(isNull(subjectId), sql`not ${ofThem}`) as SQL) : ofThem;
}
