import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { levelOf } from "./level-of.server";

/** Something of the library to practise with; `tags`: what its author says it is about. */
export type OfferedContent = {
	titles: Record<string, string>;
	language: string;
	skill: string;
	level: string;
	tags: string[];
	minutes: number;
	path: string;
};
/** The module that has learning content: what is published of these skills and levels. */
export type ContentOffer = {
	moduleKey: string;
	reading: (ctx: TenantContext, fits: { skills: string[]; levels: string[] }) => PendingRead<OfferedContent[]>;
};

let offer: ContentOffer | undefined;

/** What the modules have registered, told once when the Worker starts. */
export function knowContents(known: readonly ContentOffer[]): void {
	offer = known[0];
}

/** What a member can practise with, of these skills and levels; nothing where they do not have the library. */
export async function contentsFor(ctx: TenantContext, userId: string, fits: { skills: string[]; levels: string[] }) {
	if (!offer || fits.skills.length === 0) return [];
	const { level } = await levelOf(ctx, userId, offer.moduleKey);
	if (level < 10) return [];
	return (await ctx.rows.read({ found: offer.reading(ctx, fits) })).found;
}
