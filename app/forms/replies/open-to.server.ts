import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { advisorClients } from "#db/schema/directory";
import { formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";

/**
 * Of an area's replies those that this reader may open: all, all but others' health data, one's own and one's clients', or one's own; and what
 * the area itself opens.
 */
export function repliesOpenTo(reader: Viewer, area: Area): SQL | undefined {
	const { level } = reader.access;
	if (level >= LEVEL_ALL) return undefined;
	const own = or(
		eq(formReplies.respondentId, reader.user.id),
		isAbout(eq(formReplies.subjectId, reader.user.id)),
		area.opens?.(reader),
	);
	return or(
		own,
		level >= LEVEL_CLIENTS ? isAbout(ofClients(reader)) : undefined,
		level >= area.opensAll ? sql`not exists (${healthForm})` : undefined,
	);
}

/** Health data opens to fewer than all else of its area. */
const healthForm = sql`select 1 from ${forms} where ${and(
	eq(forms.tenantId, formReplies.tenantId),
	eq(forms.id, formReplies.formId),
	eq(forms.isHealth, true),
)}`;

/** Replies that were sent, count and lie in no trash. */
export const sent = and(ne(formReplies.status, "draft"), eq(formReplies.isTest, false), isNull(formReplies.deletedAt));

const isAbout = (condition: SQL) => and(eq(formReplies.subjectType, "person"), condition);

function ofClients(reader: Viewer): SQL {
	return sql`exists (select 1 from ${advisorClients} where ${and(
		eq(advisorClients.tenantId, formReplies.tenantId),
		eq(advisorClients.advisorId, reader.user.id),
		eq(advisorClients.clientId, formReplies.subjectId),
	)})`;
}
