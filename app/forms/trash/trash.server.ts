import { and, eq, type SQL } from "drizzle-orm";
import { isInTrash, readingTrash, restoring } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import type { TrashedForm } from "./trashed-form";

/** The forms of an area that lie in the trash, the latest first; `where` is about `formRecords`. */
export function readingTrashedForms(ctx: TenantContext, area: Area, where?: SQL): PendingQuery<TrashedForm[]> {
	const { query, shape } = readingTrash(ctx, forms, { where: and(eq(forms.moduleKey, area.moduleKey), where) });
	return {
		query,
		shape: (found) =>
			shape(found).map(({ id, title, replies, deletedAt }) => ({ id, title, replies, deletedAt: deletedAt ?? 0 })),
	};
}

/** Takes a form with its replies out of the trash, along with `more` writes. Throws `notFound` for one that does not lie there. */
export async function restoreForm(
	ctx: TenantContext,
	area: Area,
	id: string,
	{ where, more = [] }: { where?: SQL; more?: PendingWrite[] } = {},
) {
	const its = and(eq(forms.id, id), eq(forms.moduleKey, area.moduleKey), isInTrash(forms), where);
	const [form] = await ctx.rows.list(forms, { where: its, limit: 1 });
	if (!form) throw notFound();
	await ctx.rows.commit([restoring(ctx, forms, [id]), ...more]);
	return done({ snackbar: { key: "formBuilder:told.restored", params: { count: 1 } } });
}
