import { buildPortal } from "../../scripts/build.mjs";

/**
 * The portal tests run the Worker that a deploy would send (with the local pages): build it when a source changed.
 * FOLLOWUP_BUILT says that whoever started them has seen to it.
 */
export default async function setup() {
	if (process.env.FOLLOWUP_BUILT !== "1") await buildPortal();
}
