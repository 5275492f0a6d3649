import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { done } from "#app/platform/guard.server";
import { readerOf } from "./reader.server";
import { confirmReading } from "./receipts.server";

/** A reader's confirmation by the form under an item. */
export async function confirmRead(
	args: LoaderFunctionArgs | ActionFunctionArgs,
	{ articleguid, guid }: { articleguid: string; guid?: string },
) {
	await confirmReading(await readerOf(args, articleguid, guid), articleguid);
	return done({ snackbar: { key: "news:snackbar.confirmed" } });
}
