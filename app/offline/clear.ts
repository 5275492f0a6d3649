import { dropKeptPages } from "./caches";
import { markUnsent } from "./marks";
import { clearStore } from "./store";
import { tell } from "./told";

/** Takes everything off the device: whoever signs out leaves nothing behind. */
export async function clearDevice(): Promise<void> {
	await Promise.all([dropKeptPages(), clearStore()]);
	if (typeof localStorage !== "undefined") markUnsent(false);
	tell();
}
