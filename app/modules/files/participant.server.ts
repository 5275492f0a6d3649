import { filesOfEvents, filesSharedEvents } from "#app/media/library/participant.server";
import { participantPart } from "#app/platform/tenant/participant.server";
import { manifest } from "./manifest";
import { places } from "./places";

const page = (guid: string, { id, name }: { id: string; name: string }) =>
	`${places(guid).yours()}?${new URLSearchParams({ q: name, file: id })}`;

export const participant = participantPart(manifest, {
	...{ staff: "yourfiles", own: "yourfiles" },
	events: [
		filesOfEvents((asker, file) => page(asker.tenant.guid, file)),
		filesSharedEvents(({ tenant }) => places(tenant.guid).sharedPart("withme")),
	],
});
