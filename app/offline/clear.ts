import { dropKeptPages } from "./caches";
import { markUnsent } from "./marks";
import { clearSealed } from "./sealed";
import { clearStore } from "./store";
import { tell } from "./told";

/** Takes everything off the device: whoever signs out leaves nothing behind. */
export async function clearDevice(): Promise<void> {
	await Promise.all([dropKeptPages(), clearStore(), clearSealed()]);
	if (typeof localStorage !== "undefined") markUnsent(false);
	tell();
}
