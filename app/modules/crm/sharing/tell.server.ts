import { eq } from "drizzle-orm";
import * as z from "zod";
import { moduleMembers } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { defineJob } from "#app/platform/queue/define-job";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { customerPeople } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { manifest } from "../manifest";
import { recordKinds } from "./sharing.schema";
import { readViewers } from "./viewers.server";

/** People that one happening is told to. */
const MOST = 90;

const Happening = z.object({
	type: z.enum(["mentioned", "customerChanged", "customerNote", "customerMeeting"]),
	/** What happened to, or came: only those who see it are told. */
	kind: z.enum(recordKinds),
	id: z.string(),
	/** Its owner, those who work on it and those who follow it are told. */
	customerId: z.string().nullable(),
	/** And these. */
	users: z.array(z.string()),
	/** These not: they did it, or are told otherwise. */
	except: z.array(z.string()),
	/** Who did it. */
	name: z.string(),
	url: z.string(),
});

/** Tells those whom it is about of what happened with a customer or a note, as far as they see it. */
export const notifyJob = defineJob("crm.told", Happening, async ({ tenant: ctx }, happening) => {
	if (!ctx) throw notFound();
	const { type, kind, id, customerId, users, except, name, url } = happening;
	const first = new ReadBatch();
	const customer = first.add(ctx.rows.finding(companies, customerId ?? ""));
	const works = first.add(
		ctx.rows.listing(customerPeople, {
			where: eq(customerPeople.customerId, customerId ?? ""),
			limit: MOST,
		}),
	);
	await first.send(ctx.rows);
	const meant = [...users, ...works().map(({ userId }) => userId), customer()?.ownerId ?? ""];
	const ids = [...new Set(meant)].filter((one) => one && !except.includes(one)).slice(0, MOST);
	if (ids.length === 0) return;
	const members = await moduleMembers(ctx, { moduleKey: manifest.key, level: 10, most: MOST, ids });
	const reads = new ReadBatch();
	const viewers = readViewers(ctx, { kind, id }, members, reads);
	await reads.send(ctx.rows);
	const params = { name, customer: customer()?.name ?? "" };
	const notice = { type, params, url, noticeId: newId(ctx.now.getTime()) };
	const receivers = viewers().map((person) => person.id);
	if (receivers.length > 0) await onceOnly(() => ctx.rows.commit([notifying(ctx, notice, receivers)]));
});

type NewHappening = Omit<z.output<typeof Happening>, "name" | "users" | "except" | "customerId"> &
	Partial<Pick<z.output<typeof Happening>, "users" | "except" | "customerId">>;

/** Has the queue tell of a happening; nobody is told of what they did themselves. */
export async function tellOf(
	visit: Visit,
	{ users = [], except = [], customerId = null, ...happening }: NewHappening,
): Promise<void> {
	if (users.length === 0 && customerId === null) return;
	const all = { ...happening, users, customerId, except: [...except, visit.user.id], name: nameOf(visit.user) };
	await visit.enqueue(notifyJob, all);
}
