import { buildPortal } from "../../scripts/build.mjs";

/** The portal tests run the Worker that a deploy would send (with the local pages): build it when a source changed. */
export default async function setup() {
	await buildPortal();
}
