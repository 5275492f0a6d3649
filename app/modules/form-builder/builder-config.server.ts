import type { BuilderConfig } from "#app/forms/building/builder-config";
import { buildPlaces } from "#app/forms/building/builder-config";
import { readForm } from "#app/forms/store/form-row.server";
import { area } from "./area";
import { paths } from "./paths";

/** How forms of this module are built. */
export const builderConfig: BuilderConfig = {
	area,
	read: (visit, name) => readForm(visit, area, { slug: name }),
	places: (guid, name) => ({
		...buildPlaces(paths(guid).forms, paths(guid).build(name)),
		following: paths(guid).following(name),
	}),
	afterPublishing: { to: (guid, name) => paths(guid).share(name), feedback: "formShare:told.published" },
	saveTo: "/api/form_builder/forms",
	libraryCall: "/api/form_builder/library",
};
