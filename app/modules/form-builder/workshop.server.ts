import type { Workshop } from "#app/forms/building/workshop";
import { buildPlaces } from "#app/forms/building/workshop";
import { readForm } from "#app/forms/store/form-row.server";
import { area } from "./area";
import { places } from "./places";

/** How forms of this module are built. */
export const workshop: Workshop = {
	area,
	read: (visit, name) => readForm(visit, area, { slug: name }),
	places: (guid, name) => ({
		...buildPlaces(places(guid).forms, places(guid).build(name)),
		following: places(guid).following(name),
	}),
	afterPublishing: { to: (guid, name) => places(guid).share(name), told: "formShare:told.published" },
	saveTo: "/api/form_builder/forms",
	libraryCall: "/api/form_builder/library",
};
