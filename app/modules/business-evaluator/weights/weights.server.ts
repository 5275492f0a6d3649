import { sql } from "drizzle-orm";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { formIn, readingForm } from "#app/forms/store/form-row.server";
import type { Visit } from "#app/platform/tenant/context";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { area } from "../area";
import { paths } from "../paths";
import { visibleTo } from "../visible.server";
import { compareScores } from "./compare-scores";

const EVER = { from: "0000-01-01", to: "9999-12-31" };
/** The last replies that are tried. */
const TRIED = 500;

/** What the last replies would come to by the form that is being written: its weights, scales and bands, before it is published. */
export async function showWeights(visit: Visit) {
	const { rows, tenant, language } = visit;
	const at = paths(tenant.guid);
	const [found] = (await rows.read({ found: readingOneForm(visit, { area }) })).found;
	if (!found?.version) return { tenant: tenant.guid, build: null, tried: null };
	const { id: formId } = found.form;
	const seen = sql`(select ${entrepreneurs.id} from ${entrepreneurs} where ${entrepreneurs.tenantId} = ${tenant.id} and ${visibleTo(visit)})`;
	const read = await rows.read({
		form: readingForm(visit, area, { id: formId }),
		replies: readingSubject(visit, area, { formId, subjectId: seen }, EVER, TRIED),
	});
	const { form, draft, version } = formIn(area, read.form);
	const { replies } = read;
	const published = version?.definition ?? draft.definition;
	const isSame = JSON.stringify(published.scores) === JSON.stringify(draft.definition.scores);
	const answers = replies.map((reply) => reply.answers);
	return {
		...{ tenant: tenant.guid, build: at.build(form.slug) },
		tried: { isSame, number: replies.length, ...compareScores(published, draft.definition, answers, language) },
	};
}
export type WeightsView = Awaited<ReturnType<typeof showWeights>>;
