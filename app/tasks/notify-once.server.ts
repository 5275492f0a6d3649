import type { Receiver } from "#app/directory/receiver.server";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import type { Job } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { Tools } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";

/** Reminders that one run of the clock takes on; the rest waits for the next. */
export const REMINDERS_MOST = 1000;

/** What is to be told of: when that was due is a day or an instant. */
type DueReminder = { tenantId: string; id: string; at: string | number | null };

/** Enqueues one message for each reminder; the same reminder sent twice has one effect. */
export const enqueueReminders = <Payload>(
	context: Tools,
	job: Pick<Job<Payload>, "type" | "isLong">,
	name: string,
	due: readonly DueReminder[],
	payload: (one: DueReminder) => Payload,
) =>
	enqueueMany(
		context,
		job,
		due.map((one) => ({ tenantId: one.tenantId, payload: payload(one), id: `${name}:${one.id}:${one.at}` })),
	);

type Notice = Omit<Parameters<typeof notifying>[1], "noticeId">;

/** The writes that notify somebody: only where `moved`, which sets the next reminder, changes something. */
export const notifyingOnce = (
	ctx: TenantContext,
	notice: Notice,
	receiver: Receiver | undefined,
	moved: PendingWrite,
): PendingWrite[] => [
	moved,
	notifying(ctx, { ...notice, noticeId: newId(ctx.now.getTime()) } as never, receiver ? [receiver.id] : [], moved),
];
