import { openBindings } from "../../scripts/portal.mjs";

/** An empty D1 with the migrations applied and an R2 bucket, in memory, without the Worker: for tests of one function. */
export async function openDatabase() {
	const miniflare = await openBindings({ persist: false, inOneGo: true });
	return {
		db: (await miniflare.getD1Database("DB")) as unknown as D1Database,
		media: (await miniflare.getR2Bucket("MEDIA")) as unknown as R2Bucket,
		dispose: () => miniflare.dispose(),
	};
}
