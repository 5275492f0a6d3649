import type { SQL } from "drizzle-orm";
import { formEvents, waitingForms } from "#app/forms/participant.server";
import { notingReading } from "#app/forms/replies/read-log.server";
import type { Visit } from "#app/platform/tenant/context";
import { type Participant, participantPart } from "#app/platform/tenant/participant.server";
import { area } from "../area";
import { manifest } from "../manifest";
import { isFollowed } from "../of-person.server";
import { places } from "../places";
import { handledAlerts, minutes, readingGoalRows, waitingAlerts } from "./rows.server";
import { readTrends } from "./trends.server";

/** Health data: the client's own, and of those whom the visitor follows up. */
export const tells = (asker: Visit, whom: Participant): SQL | undefined =>
	whom.id === asker.user.id ? undefined : isFollowed(asker, whom);

const shown = {
	...{ area, key: "selfReport", kind: "selfReport", icon: "clipboard-list", isAbout: true, tells },
	reply: ({ tenant }: Visit, _: Participant, { id }: { id: string }) => places(tenant.guid).answers(id),
	waiting: ({ tenant }: Visit, { id }: Participant) => places(tenant.guid).userForms(id),
};

export const participant = participantPart(manifest, {
	...{ staff: "users", own: "userForms" },
	open: [waitingAlerts, waitingForms(shown)],
	events: [...formEvents(shown), handledAlerts, minutes],
	trends: readTrends,
	panel: [{ key: "goals", reading: readingGoalRows }],
	actions: ({ tenant }, { id }) => [{ key: "sendForm", icon: "send", to: places(tenant.guid).userForms(id) }],
	// The page says how it goes with the client, as the report does.
	noting: (asker, whom) => [notingReading(asker, { subjectId: whom.id, formId: null, what: "report" })],
});
