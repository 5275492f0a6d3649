import { openBindings, startPortal } from "../../scripts/portal.mjs";
import { OWN } from "./two-databases";

/** An empty D1 with the migrations applied and an R2 bucket, in memory, without the Worker: for tests of one function. */
export async function openDatabase() {
	const miniflare = await openBindings({ persist: false, inOneGo: true });
	return {
		db: (await miniflare.getD1Database("DB")) as unknown as D1Database,
		media: (await miniflare.getR2Bucket("MEDIA")) as unknown as R2Bucket,
		dispose: () => miniflare.dispose(),
	};
}

/** Two of them in one runtime: the portal's, and one for a tenant of its own. */
export async function openTwoDatabases() {
	const miniflare = await startPortal({
		inOneGo: true,
		worker: false,
		overrides: ({ d1Databases }) => ({ d1Databases: { ...d1Databases, [OWN]: "own" } }),
	});
	return {
		db: (await miniflare.getD1Database("DB")) as unknown as D1Database,
		own: (await miniflare.getD1Database(OWN)) as unknown as D1Database,
		dispose: () => miniflare.dispose(),
	};
}
