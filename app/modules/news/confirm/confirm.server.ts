import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { done } from "#app/platform/guard.server";
import { readerOf } from "../reader.server";
import type { ConfirmInput } from "./questions.schema";
import { confirmReading } from "./receipts.server";

/** A reader's confirmation by the form under an item. */
export async function confirmRead(
	args: LoaderFunctionArgs | ActionFunctionArgs,
	{ articleguid, guid, language, answer1, answer2, answer3 }: ConfirmInput,
) {
	const reader = await readerOf(args, articleguid, guid);
	await confirmReading(reader, articleguid, { language, answers: [answer1, answer2, answer3] });
	return done({ snackbar: { key: "news:snackbar.confirmed" } });
}
