import { keptOfPeople } from "#app/platform/tenant/of-person.server";
import { eventRegistrations } from "#db/schema/events";
import { participantManifest } from "./manifest";
import { registeredAs } from "./participants.server";

const MOST = 51;

/** What is kept of somebody: the events that they have registered for. */
export const ofPeople = keptOfPeople(participantManifest, [
	{
		key: "eventRegistrations",
		place: "dashboard",
		count: ({ rows }, { id }) => rows.counting(eventRegistrations, registeredAs(id), MOST),
	},
]);
