import { done } from "#app/platform/guard.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { removeMessage, replayMessage, requireSecondFactor } from "./dashboard.server";

const said = (key: string) => done({ snackbar: { key: `followup:snackbar.${key}`, kind: "success" } });

export async function setRequired(ctx: PortalContext, { required }: { required: 0 | 1 }) {
	await requireSecondFactor(ctx, required === 1);
	return done({ snackbar: { key: "organisation:snackbar.saved", kind: "success" } });
}

export async function replay(ctx: PortalContext, input: { id: string }) {
	await replayMessage(ctx, input);
	return said("replayed");
}

export async function giveUp(ctx: PortalContext, input: { id: string }) {
	await removeMessage(ctx, input);
	return said("messageRemoved");
}
