import { filesOfEvents, filesSharedEvents } from "#app/media/library/participant.server";
import { participantPart } from "#app/platform/tenant/participant.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

const page = (guid: string, { id, name }: { id: string; name: string }) =>
	`${paths(guid).yours()}?${new URLSearchParams({ q: name, file: id })}`;

export const participant = participantPart(manifest, {
	...{ staff: "yourfiles", own: "yourfiles" },
	events: [
		filesOfEvents((asker, file) => page(asker.tenant.guid, file)),
		filesSharedEvents(({ tenant }) => paths(tenant.guid).sharedPart("withme")),
	],
});
