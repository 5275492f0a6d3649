import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { textIn } from "#app/forms/definition/texts";
import { differenceOf, followedLines, noiseOf, trendOf } from "#app/forms/over-time/followed";
import { repliesOpenTo, sent } from "#app/forms/replies/open-to.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { readingForms } from "#app/forms/store/reading-forms.server";
import { formRecords, replyRecords } from "#app/forms/store/records.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Participant, Trends } from "#app/platform/tenant/participant.server";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { area } from "../area";
import { isFollowed } from "../of-person.server";
import { paths } from "../paths";
import { always } from "../reports/answered.server";

/** Measurements that a small line shows, and areas that stand side by side. */
const MEASURED = 8;
const LINES = 4;

/** How it goes with a client by the form that they answered last: its areas, with the way since the time before. */
export function readTrends(asker: Visit, whom: Participant, reads: ReadBatch): () => Trends | null {
	const isOwn = whom.id === asker.user.id;
	const formId = lastForm(asker, whom, isOwn ? undefined : isFollowed(asker, whom));
	const found = reads.add(readingForms(asker, area, sql`${formRecords.id} in ${formId}`, 1));
	const answered = reads.add(readingSubject(asker, area, { formId, subjectId: whom.id }, always, MEASURED));
	return () => {
		const [{ form, version } = { form: null, version: null }] = found();
		const replies = answered();
		const [first] = replies;
		if (!form || !version || !first) return null;
		const scored = followedLines(version.definition, replies);
		const areas = scored.filter(({ measure }) => measure.score);
		const { language, tenant } = asker;
		return {
			title: textIn(form.titles, language, tenant.language).text,
			since: first.day,
			href: paths(tenant.guid).reports(isOwn ? undefined : whom.id, form.id),
			lines: (areas.length > 0 ? areas : scored).slice(0, LINES).map(({ measure, values }) => {
				const [before = null, current = null] = [values.at(-2), values.at(-1)];
				const width = measure.max - measure.min || 1;
				return {
					...{ id: measure.id, name: textIn(measure.name, language, tenant.language).text, current },
					...{ difference: differenceOf(before, current), word: trendOf(measure, before, current) },
					noise: noiseOf(measure),
					spark: values.map((value) => (value === null ? null : (value - measure.min) / width)),
					...{ min: measure.min, max: measure.max },
				};
			}),
		};
	};
}

/** The id of the form that somebody answered last, of what the visitor may open, inside a condition. */
function lastForm(asker: Visit, whom: Participant, only: SQL | undefined): SQL {
	const isOurs = and(
		eq(formRecords.tenantId, asker.tenant.id),
		eq(formRecords.moduleKey, area.moduleKey),
		isNull(formRecords.deletedAt),
	);
	const answered = and(
		eq(replyRecords.tenantId, asker.tenant.id),
		eq(replyRecords.subjectId, whom.id),
		eq(replyRecords.subjectType, "person"),
		sent,
		repliesOpenTo(asker, area),
		sql`${replyRecords.formId} in (select ${formRecords.id} from ${formRecords} where ${isOurs})`,
		only,
	);
	return sql`(select ${replyRecords.formId} from ${replyRecords} where ${answered} order by ${replyRecords.submittedAt} desc, ${replyRecords.id} desc limit 1)`;
}
