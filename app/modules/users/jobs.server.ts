import * as z from "zod";
import { sendWaiting } from "#app/directory/waiting-invitations.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";

/** The letters of people who were invited by an import; those that are no invitations any more are left out. */
export const lettersJob = defineJob(
	"users.letters",
	z.object({ invitationIds: z.array(z.string()) }),
	async ({ tenant: ctx }, { invitationIds }) => {
		if (!ctx) throw notFound();
		await sendWaiting(ctx, invitationIds);
	},
);

export const jobs = [lettersJob];
