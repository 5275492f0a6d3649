import { sql } from "drizzle-orm";
import { consents, formEvents, waitingForms } from "#app/forms/participant.server";
import { to } from "#app/platform/portal-paths";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { type Participant, participantPart } from "#app/platform/tenant/participant.server";
import { area } from "./area";
import { manifest } from "./manifest";
import { formsReadBy } from "./opens.server";
import { paths } from "./paths";

/** Clients have their own; others see what is asked in the projects that they read. */
function among(asker: Visit, whom: Participant) {
	if (whom.id === asker.user.id) return undefined;
	return asker.access.level >= LEVEL_CLIENTS ? formsReadBy(asker) : sql`(null)`;
}

const shown = {
	...{ area, key: "generalReports", kind: "forms", icon: "chart-line", among },
	reply: ({ tenant, user }: Visit, whom: Participant, { id }: { id: string }, { slug }: { slug: string }) =>
		whom.id === user.id ? to.ownReply(tenant.guid, id) : paths(tenant.guid).reply(slug, id),
};

export const participant = participantPart(manifest, {
	...{ staff: "front", own: "front" },
	open: [waitingForms(shown)],
	events: formEvents(shown),
	panel: [consents(shown)],
});
