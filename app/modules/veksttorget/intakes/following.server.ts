import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { inModule } from "#app/directory/module-members.server";
import type { OpenedForm } from "#app/forms/answering/open-form.server";
import { receiptOf } from "#app/forms/replies/receipt.server";
import type { TakenReply } from "#app/forms/replies/send-reply.server";
import { notifying } from "#app/platform/notify.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { intakeRoutes, intakes } from "#db/schema/veksttorget";
import { area } from "../area";
import { paths } from "../paths";
import { askedIn, searchTexts } from "./asked-in";

/** What is written with a reply: its intake, with the reply's number and whose it is by topic and municipality. */
export const followingOf =
	({ ctx, form, version }: OpenedForm, source: string | null) =>
	(taken: TakenReply): PendingWrite[] => {
		const asked = askedIn(version.definition, taken.answers);
		const { id, day } = taken;
		const owner = ownerFor(ctx, asked);
		const own = and(eq(intakes.tenantId, ctx.tenant.id), eq(intakes.id, id), isNotNull(intakes.ownerId));
		const notice = {
			...{ type: "intakeAssigned" as const, params: {}, noticeId: `intake:${id}` },
			url: paths(ctx.tenant.guid).intake(id),
		};
		return [
			ctx.rows.adding(intakes, { id, formId: form.id, day, source, language: taken.language, ...asked }),
			ctx.rows.deriving(intakes, id, {
				...{ number: receiptOf(ctx, id), ownerId: owner },
				status: sql`case when ${owner} is null then 'new' else 'assigned' end`,
			}),
			ctx.rows.indexingNew(intakes, id, searchTexts(asked)),
			notifying(ctx, notice, sql`(select ${intakes.ownerId} from ${intakes} where ${own})`),
		];
	};

/** Who gets it, in SQL: by the rule that says most, of those whose owner may still work here. */
function ownerFor(
	ctx: TenantContext,
	{ topic, municipality }: Pick<ReturnType<typeof askedIn>, "topic" | "municipality">,
) {
	const { tenantId, ownerId } = intakeRoutes;
	const isStill = and(eq(people.tenantId, tenantId), eq(people.id, ownerId), eq(people.isActive, true));
	const fits = and(
		eq(tenantId, ctx.tenant.id),
		inArray(intakeRoutes.topic, ["", topic ?? ""]),
		inArray(intakeRoutes.municipality, ["", municipality?.toLowerCase() ?? ""]),
		inModule(ctx, ownerId, { moduleKey: area.moduleKey, level: LEVEL_CLIENTS }),
		sql`exists (select 1 from ${people} where ${isStill})`,
	);
	const weight = sql`(${intakeRoutes.topic} <> '') * 2 + (${intakeRoutes.municipality} <> '')`;
	return sql`(select ${ownerId} from ${intakeRoutes} where ${fits} order by ${weight} desc limit 1)`;
}
