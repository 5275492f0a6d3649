import { filesOn } from "#app/media/on-record/files.server";
import { deviationFiles } from "#db/schema/hms";
import { FILES_OF, findDeviation } from "./deviations.server";

/** Photos and other files of a deviation. */
export const files = filesOn({
	...{ table: deviationFiles, of: "deviationId" },
	find: async (visit, id) => (await findDeviation(visit, id)).row.id,
	/** No grant opens them, only the page of a deviation that is seen. */
	ownedBy: FILES_OF,
});
