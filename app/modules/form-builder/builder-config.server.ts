import type { BuilderConfig } from "#app/forms/building/builder-config";
import { buildPlaces } from "#app/forms/building/builder-config";
import { readForm } from "#app/forms/store/form-row.server";
import { area } from "./area";
import { places } from "./places";

/** How forms of this module are built. */
export const builderConfig: BuilderConfig = {
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
