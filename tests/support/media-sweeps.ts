import type { Library } from "./library";

const DAY = 86_400_000;

/** The sweeps as they run four days on, when nothing of before is under way any more; one run takes on so much. */
export async function sweep(lib: Library, runs = 1): Promise<void> {
	await lib.portal.cutAfter(null);
	await lib.portal.db.prepare("update sessions set expires_at = 9e15").run();
	await lib.portal.travelTo(new Date(Date.now() + 4 * DAY));
	for (let hour = 0; hour < runs; hour++) {
		const at = new Date(Date.now() + 4 * DAY + hour * 3_600_000);
		for (const expression of ["*/5 * * * *", "5 * * * *"]) await lib.portal.cron(expression, at);
		await lib.portal.settle();
		await lib.portal.db.batch(["cron_runs", "claims"].map((table) => lib.portal.db.prepare(`delete from ${table}`)));
	}
	await lib.portal.travelTo(null);
}

/** Where the space that is taken is not that of the files and their earlier versions. */
export const wrongUsage = async (lib: Library) => {
	const { results } = await lib.portal.db
		.prepare(
			`select u.id, u.bytes - coalesce((select sum(f.charged + coalesce((select sum(v.charged) from file_versions v
				where v.tenant_id = f.tenant_id and v.file_id = f.id), 0)) from files f
				where f.tenant_id = u.tenant_id and (u.id = 'tenant' or f.owner_id = u.id)), 0) as off
				from media_usage u where u.tenant_id = ?1`,
		)
		.bind(lib.tenant.id)
		.all<{ id: string; off: number }>();
	return results.filter(({ off }) => off !== 0);
};
