import { formEvents, waitingForms } from "#app/forms/participant.server";
import { notingReading } from "#app/forms/replies/read-log.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { type Participant, participantPart } from "#app/platform/tenant/participant.server";
import { area } from "../area";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { handledAlerts, minutes, readingGoalRows, tells, waitingAlerts } from "./rows.server";
import { readTrends } from "./trends.server";

const shown = {
	...{ area, key: "selfReport", kind: "selfReport", icon: "clipboard-list", isAbout: true, tells },
	reply: ({ tenant }: Visit, _: Participant, { id }: { id: string }) => paths(tenant.guid).answers(id),
	waiting: ({ tenant }: Visit, { id }: Participant) => paths(tenant.guid).userForms(id),
};

export const participant = participantPart(manifest, {
	...{ staff: "users", own: "userForms" },
	open: [waitingAlerts, waitingForms(shown)],
	events: [...formEvents(shown), handledAlerts, minutes],
	trends: readTrends,
	panel: [{ key: "goals", reading: readingGoalRows }],
	actions: ({ access, tenant }, { id }, follows) =>
		follows || access.level >= LEVEL_ALL
			? [{ key: "sendForm", icon: "send", to: paths(tenant.guid).userForms(id) }]
			: [],
	// The page says how it goes with the client, as the report does.
	noting: (asker, whom) => [notingReading(asker, { subjectId: whom.id, formId: null, what: "report" })],
});
