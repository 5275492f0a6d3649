import { eq } from "drizzle-orm";
import * as z from "zod";
import { photoMark } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { people } from "#db/schema/directory";
import { users } from "#db/schema/portal";
import { pick } from "./fields/field";
import { sortNameOf } from "./names";
import { ownDetailNames } from "./own-details";

/** Carries what people changed of themselves into a tenant's own row for them. It copies what is true when it runs, so that order does not matter. */
export const personChangedJob = defineJob(
	"person.changed",
	z.object({ userId: z.string() }),
	async ({ context, tenant: ctx }, { userId }) => {
		if (!ctx) throw notFound();
		const [user] = await context.db.select().from(users).where(eq(users.id, userId));
		if (!user) return;
		const photo = photoMark(user.photoKey);
		const patch = { ...pick(user, ["email", ...ownDetailNames]), photo, sortName: sortNameOf(user) };
		await ctx.portal.commit([ctx.portal.changing(people, userId, patch)]);
	},
);
