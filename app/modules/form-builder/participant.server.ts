import { consents, formEvents, waitingForms } from "#app/forms/participant.server";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { type Participant, participantPart } from "#app/platform/tenant/participant.server";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";

const shown = {
	...{ area, key: "formBuilder", kind: "forms", icon: "file-text" },
	reply: ({ tenant, user }: Visit, whom: Participant, { id }: { id: string }, { slug }: { slug: string }) =>
		whom.id === user.id ? to.ownReply(tenant.guid, id) : paths(tenant.guid).reply(slug, id),
};

export const participant = participantPart(manifest, {
	...{ staff: "front", isOwnToMembers: true },
	open: [waitingForms(shown)],
	events: formEvents(shown),
	panel: [consents(shown)],
});
