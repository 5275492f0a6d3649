import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound } from "#app/platform/problems";
import { openTicket } from "../ticket.server";
import { materialFile } from "./materials.server";

/** A file of the material, for whoever has come. */
export async function ticketMaterialFile({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const { ctx, event, booking, registration } = await openTicket(context, params.event ?? "", params.token ?? "");
	// Material is for those who have come.
	if (booking.status !== "confirmed" || registration.checkedInAt === null) throw notFound();
	return materialFile(ctx, event.id, params.material ?? "");
}
