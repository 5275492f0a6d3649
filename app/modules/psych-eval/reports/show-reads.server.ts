import { nameOf } from "#app/directory/names";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { readingReadLog } from "#app/forms/replies/read-log.server";
import type { Visit } from "#app/platform/tenant/context";

/** Lines of the log that are shown. */
const MOST = 200;

/** Who has opened one's own answers and charts, the newest first. */
export async function showReads(visit: Visit) {
	const { reads } = await visit.rows.read({ reads: readingReadLog(visit, visit.user.id, MOST) });
	return {
		tenant: visit.tenant.guid,
		reads: reads.map(({ id, what, at, reader, form }) => ({
			...{ id, what, at, reader: reader ? nameOf(reader) : null },
			form: form ? textIn(form.titles as Texts, visit.language, visit.tenant.language).text : null,
		})),
	};
}
