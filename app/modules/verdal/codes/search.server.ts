import { isKept } from "#app/lists/trash.server";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { positionCodes } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { paths } from "../paths";

/** The position codes, by number and name. */
export const codeSearch = moduleSearch(manifest, "codes", {
	reading: (visit, { text, limit }) =>
		asHits(
			visit.rows.listing(positionCodes, { where: isKept(positionCodes), search: { text }, limit }),
			({ id, code, name }) => ({ id, title: `${code} ${name}`, href: paths(visit.tenant.guid).code(id) }),
		),
	all: (visit, text) => searching(paths(visit.tenant.guid).codes, text),
});
