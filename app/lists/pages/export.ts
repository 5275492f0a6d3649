import { listPage } from "../list-pages.server";

/** A list as a file. */
export const loader = listPage(
	"export",
	(list) => list.export.schema,
	(list) => list.export.run,
);
