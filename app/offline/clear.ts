import { dropKeptPages } from "./caches";
import { announceChange } from "./changes";
import { markUnsent } from "./marks";
import { clearSealed } from "./sealed";
import { clearStore } from "./store";

/** Takes everything off the device: whoever signs out leaves nothing behind. */
export async function clearDevice(): Promise<void> {
	await Promise.all([dropKeptPages(), clearStore(), clearSealed()]);
	if (typeof localStorage !== "undefined") markUnsent(false);
	announceChange();
}
