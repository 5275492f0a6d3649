import { type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { levelOf } from "./level-of.server";
import { readingNothing } from "./reading-nothing.server";

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
/** A content as it is shown elsewhere. `files`: the guids of all that it shows. */
export type OfferedPiece = {
	id: string;
	titles: Record<string, string>;
	language: string;
	kind: "file" | "external" | "youtube" | "audio" | "text" | "image";
	minutes: number;
	url: string;
	videoId: string | null;
	alt: string;
	file: { guid: string; name: string; type: string; size: number } | null;
	cues: { from: number; to: number; text: string }[];
	/** What can stand in for a film on a slow line, and how long the film is. */
	sound: { guid: string; name: string; type: string; size: number } | null;
	textInstead: string;
	seconds: number | null;
	body: Record<string, unknown> | null;
	files: string[];
};
/**
 * The module that has learning content: what is published of these skills and levels, what of it is found by words (without
 * them the newest), and, by a selection of ids, what others show of it.
 */
export type ContentOffer = {
	moduleKey: string;
	reading: (ctx: TenantContext, fits: { skills: string[]; levels: string[] }) => PendingQuery<OfferedContent[]>;
	finding: (ctx: TenantContext, text: string | undefined) => PendingQuery<OfferedPiece[]>;
	pieces: (ctx: TenantContext, ids: SQL) => PendingQuery<OfferedPiece[]>;
};

/** The level from which somebody sees the library. */
const LEVEL_OWN = 10;

let offer: ContentOffer | undefined;

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowContents(known: readonly ContentOffer[]): void {
	offer = known[0];
}

/** What a member can practise with, of these skills and levels; nothing where they do not have the library. */
export async function contentsFor(ctx: TenantContext, userId: string, fits: { skills: string[]; levels: string[] }) {
	if (!offer || fits.skills.length === 0) return [];
	const { level } = await levelOf(ctx, userId, offer.moduleKey);
	if (level < LEVEL_OWN) return [];
	return (await ctx.rows.read({ found: offer.reading(ctx, fits) })).found;
}

/** What somebody can take out of the library, by words; nothing where they do not have it. */
export async function findPieces(ctx: TenantContext, userId: string, text?: string): Promise<OfferedPiece[]> {
	if (!offer || !(await hasLibrary(ctx, userId))) return [];
	return (await ctx.rows.read({ found: offer.finding(ctx, text) })).found;
}

/** A content that somebody may take out of the library; undefined where they may not. */
export async function findPiece(ctx: TenantContext, userId: string, id: string): Promise<OfferedPiece | undefined> {
	if (!offer || !(await hasLibrary(ctx, userId))) return undefined;
	return (await ctx.rows.read({ found: offer.pieces(ctx, sql`(${id})`) })).found[0];
}

async function hasLibrary(ctx: TenantContext, userId: string): Promise<boolean> {
	return offer !== undefined && (await levelOf(ctx, userId, offer.moduleKey)).level >= LEVEL_OWN;
}

/** For one `rows.read`: the published contents of a selection of ids. */
export const offeredPieces = (ctx: TenantContext, ids: SQL): PendingQuery<OfferedPiece[]> =>
	offer ? offer.pieces(ctx, ids) : readingNothing(ctx);
