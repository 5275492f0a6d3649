import { and, eq, sql } from "drizzle-orm";
import { isGuid } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";
import type { Reply } from "./reply-row";

/** Whether who sends a reply in this way gets a receipt: not members, who find what they have sent under their forms. */
export const hasReceipt = ({ receiptPrefix }: Area, { source }: Pick<Reply, "source">): boolean =>
	receiptPrefix !== undefined && source !== "member";

/** A receipt number as people read it: `VT-00042`. */
export const receiptName = ({ receiptPrefix = "" }: Area, receiptNo: number): string =>
	`${receiptPrefix}-${String(receiptNo).padStart(5, "0")}`;

/** The number that somebody has typed, with or without what stands before it; undefined for other words. */
export function receiptNoIn({ receiptPrefix = "" }: Area, typed: string): number | undefined {
	const [, digits] = new RegExp(`^(?:${receiptPrefix}-?)?0*([1-9]\\d{0,8})$`, "i").exec(typed.trim()) ?? [];
	return digits === undefined ? undefined : Number(digits);
}

/** The writes that give a reply the next number of its form: counted in the database, so that no two at once get the same. */
export function numbering(ctx: TenantContext, formId: string, replyId: string): PendingWrite[] {
	const own = and(eq(forms.tenantId, ctx.tenant.id), eq(forms.id, formId));
	return [
		ctx.rows.deriving(forms, formId, { receipts: sql`${forms.receipts} + 1` }),
		ctx.rows.deriving(formReplies, replyId, { receiptNo: sql`(select ${forms.receipts} from ${forms} where ${own})` }),
	];
}

/** The number of a reply, inside a write that comes after `numbering`. */
export const receiptOf = ({ tenant }: TenantContext, replyId: string) =>
	sql`(select ${formReplies.receiptNo} from ${formReplies} where ${and(eq(formReplies.tenantId, tenant.id), eq(formReplies.id, replyId))})`;

/** The receipt of a reply by its guid, which only who has sent it knows; null where there is none. */
export async function readReceipt(
	ctx: TenantContext,
	area: Area,
	{ formId, guid }: { formId: string; guid: string },
): Promise<string | null> {
	if (area.receiptPrefix === undefined || !isGuid(guid)) return null;
	const where = and(eq(formReplies.guid, guid.toLowerCase()), eq(formReplies.formId, formId));
	const [reply] = await ctx.rows.list(formReplies, { where, limit: 1 });
	return reply?.receiptNo ? receiptName(area, reply.receiptNo) : null;
}
