import { loadTypeScript } from "./portal.mjs";

/**
 * Fills the portal's database with the demo data when it holds no user yet, and brings modules that are new in the
 * registry into the catalogue.
 * @param {import("miniflare").Miniflare} miniflare
 * @returns {Promise<boolean>} whether it was empty
 */
export async function seedIfEmpty(miniflare) {
	const db = await miniflare.getD1Database("DB");
	const someone = await db.prepare("SELECT id FROM users LIMIT 1").first();
	const { seedDemo } = await loadTypeScript("db/seed/index.ts");
	await seedDemo(await bindings(miniflare));
	return someone === null;
}

/**
 * What a seed gets: the bindings and the environment's name, which it refuses unless it is "local".
 * @param {import("miniflare").Miniflare} miniflare
 */
export async function bindings(miniflare) {
	const env = await miniflare.getBindings();
	return {
		db: await miniflare.getD1Database("DB"),
		media: await miniflare.getR2Bucket("MEDIA"),
		environment: String(env.ENVIRONMENT),
		now: new Date(),
	};
}

/** The demo's accounts and their password, as lines for the terminal. */
export async function demoAccounts() {
	const { demoPassword, demoPeople } = await loadTypeScript("db/seed/accounts.ts");
	const lines = demoPeople.map(
		(/** @type {{ email: string, is: string }} */ person) => `  ${person.email.padEnd(26)}${person.is}`,
	);
	return [`Demo accounts (password of all: ${demoPassword})`, ...lines].join("\n");
}
