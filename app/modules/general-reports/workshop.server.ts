import { buildPlaces, type Workshop } from "#app/forms/building/workshop";
import { readForm } from "#app/forms/store/form-row.server";
import { area } from "./area";
import { assertWriting } from "./forms.server";
import { places } from "./places";

/** How the forms of projects are built: by those who manage the project, while it is in no archive. */
export const workshop: Workshop = {
	area,
	read: async (visit, name) => {
		const read = await readForm(visit, area, { slug: name });
		await assertWriting(visit, read.form);
		return read;
	},
	places: (guid, name) => buildPlaces(places(guid).form(name), places(guid).build(name)),
	saveTo: "/api/gr/forms",
	libraryCall: "/api/gr/library",
};
