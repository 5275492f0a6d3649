import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { doneAt } from "#app/platform/kept-at.schema";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { hashToken } from "#app/platform/token.server";
import { eventCheckInLists, eventDoorLinks, events } from "#db/schema/events";
import { manifest } from "../manifest";
import { open } from "../paths";
import type { ScanInput, UndoInput } from "./door.schema";
import { serializeDoor, wholeList } from "./door.server";
import { type CheckInList, type Scanned, scan, undoScan } from "./scan.server";

/** The list that a link leads to, while the link holds; throws `notFound` for every other address. */
async function openDoor(context: RequestContext, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: eventDoorLinks, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventDoorLinks,
			{ list: [eventCheckInLists, eventDoorLinks.listId], event: [events, eventDoorLinks.eventId] },
			{ where: eq(eventDoorLinks.tokenHash, tokenHash), limit: 1 },
		),
	});
	const { row: link, list, event } = found[0] ?? {};
	if (!link || !list || !event || event.deletedAt !== null || link.until <= context.now.getTime()) throw notFound();
	return { ctx, link, list: list as CheckInList, event };
}

/** The page at a door, for whoever has the link. */
export async function showDoor({ request, params, context }: LoaderFunctionArgs) {
	const token = params.token ?? "";
	const { ctx, link, list, event } = await openDoor(context, token);
	const query = new URL(request.url).searchParams;
	const asked = { q: (query.get("q") ?? "").slice(0, 100), isOut: query.get("way") === "out", isKiosk: link.isKiosk };
	return data(
		{
			...{ event: event.title, eventLanguage: event.language, language: await languageOfPage(request, context) },
			door: await serializeDoor(ctx, list, asked),
			people: link.isKiosk ? null : open.doorPeople(token),
			...{ tenant: tenantBrand(ctx.tenant), title: `${list.title} – ${event.title}` },
		},
		{ headers: PRIVATE },
	);
}

/** All of its list. A kiosk gets none. */
export async function doorPeople({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const { ctx, link, list } = await openDoor(context, params.token ?? "");
	if (link.isKiosk) throw notFound();
	return wholeList(ctx, list, link.until);
}

const scanning =
	(isExit: boolean) =>
	async ({ context }: ActionFunctionArgs, input: z.output<typeof ScanInput>): Promise<Scanned> => {
		const { ctx, link, list } = await openDoor(context, input.token);
		if (isExit && !list.hasExit) throw notFound();
		const { code, registration, keptAt } = input;
		// On a kiosk nobody is chosen from a list.
		const who = link.isKiosk ? { code } : { code, registration };
		return scan(ctx, list, { ...who, isExit, at: doneAt(context.now, keptAt), by: link.id });
	};

export const comeIn = scanning(false);
export const goOut = scanning(true);

/** Takes back what was scanned of somebody last. */
export async function undoAtDoor({ context }: ActionFunctionArgs, input: z.output<typeof UndoInput>) {
	const { ctx, link, list } = await openDoor(context, input.token);
	const undone = link.isKiosk ? null : await undoScan(ctx, list, input.registration);
	if (undone === null) throw notFound();
	return { undone };
}
