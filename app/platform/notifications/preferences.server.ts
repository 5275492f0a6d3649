import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { mailDigests, notificationDefaults, notificationMutes, notificationSettings } from "#db/schema/portal";
import { type Db, persist } from "../database.server";
import type { PersonContext } from "../tenant/context";
import { newToken } from "../token.server";
import { differing, type Settled, settled, standard } from "./settled";

/** Mutes that are listed. */
const MUTES = 200;

/** The door to how one person is told: whose it is stands in every statement. */
export class Preferences {
	private readonly db: Db;
	private readonly userId: string;
	private readonly tenantId: string;

	constructor({ context, user, memberships }: Pick<PersonContext, "context" | "user" | "memberships">) {
		this.db = context.db;
		this.userId = user.id;
		this.tenantId = memberships[0]?.tenant.id ?? "";
	}

	/** How they are told, whether by a word of their own, and what they have muted, in one round trip. */
	async read() {
		const [[own], [defaults], mutes] = await this.db.batch([
			this.db.select().from(notificationSettings).where(eq(notificationSettings.userId, this.userId)),
			this.db.select().from(notificationDefaults).where(eq(notificationDefaults.tenantId, this.tenantId)),
			this.db
				.select()
				.from(notificationMutes)
				.where(eq(notificationMutes.userId, this.userId))
				.orderBy(desc(notificationMutes.createdAt))
				.limit(MUTES),
		]);
		const under = settled(defaults, standard);
		const { channels, digest, digestHour, digestDay, quiet } = own ?? {};
		const rest = [digest, digestHour, digestDay, quiet].some((value) => value !== null && value !== undefined);
		return { rules: settled(own, under), under, isOwn: rest || Object.keys(channels ?? {}).length > 0, mutes };
	}

	/** Keeps what differs from what the organisation has set; the next digest is found anew. */
	async save(wanted: Settled): Promise<void> {
		const { under } = await this.read();
		await this.write(differing(wanted, under));
	}

	/** Follows the organisation again. */
	reset(): Promise<void> {
		return this.write(differing(standard, standard));
	}

	async unmute(about: string): Promise<void> {
		const mine = and(eq(notificationMutes.userId, this.userId), eq(notificationMutes.about, about));
		await persist(() => this.db.delete(notificationMutes).where(mine).run());
	}

	private async write(chosen: ReturnType<typeof differing>): Promise<void> {
		await persist(() =>
			this.db.batch([
				this.db
					.insert(notificationSettings)
					.values({ userId: this.userId, stopKey: newToken(), ...chosen })
					.onConflictDoUpdate({ target: notificationSettings.userId, set: chosen }),
				this.db
					.update(mailDigests)
					.set({ dueAt: sql`0` })
					.where(and(eq(mailDigests.userId, this.userId), isNotNull(mailDigests.dueAt))),
			]),
		);
	}
}
