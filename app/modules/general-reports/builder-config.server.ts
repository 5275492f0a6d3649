import { type BuilderConfig, buildPlaces } from "#app/forms/building/builder-config";
import { area } from "./area";
import { readToWrite, stillOpenBehind } from "./forms.server";
import { paths } from "./paths";

/** How the forms of projects are built: by those who manage the project, while it is in no archive. */
export const builderConfig: BuilderConfig = {
	area,
	read: (visit, name) => readToWrite(visit, { slug: name }),
	publishes: (visit, { id, isTemplate }) => (isTemplate ? [] : [stillOpenBehind(visit, id)]),
	places: (guid, name) => buildPlaces(paths(guid).form(name), paths(guid).build(name)),
	saveTo: "/api/gr/forms",
	libraryCall: "/api/gr/library",
};
