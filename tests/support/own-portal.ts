import { freePort } from "../../scripts/project.mjs";
import { servePortal } from "../../scripts/serve.mjs";
import { test as base } from "./browser";

export { expect } from "./browser";
export type OwnPortal = Awaited<ReturnType<typeof servePortal>>;

/** Tests beside the portal that all others share: what they write into its database, or ask of it, is too much for that one. */
export const test = base.extend<object, { portal: OwnPortal }>({
	portal: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
		async ({}, use) => {
			const portal = await servePortal({ port: await freePort(), persist: false });
			await use(portal);
			await portal.stop();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: async ({ portal }, use) => use(portal.address),
});
