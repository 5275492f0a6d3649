import { and, type SQL } from "drizzle-orm";
import type { ImportContext, ParsedRow, Values } from "#app/lists/import/import-kind";
import { newGuid } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { toInstant } from "#app/platform/local-time";
import { among } from "#app/platform/tenant/among.server";
import { filtering } from "#app/platform/tenant/condition.server";
import { meetings } from "#db/schema/crm";
import { meetingStatuses } from "../../meetings/meeting.schema";
import type { Meeting } from "../../meetings/meetings.server";
import { visibleMeetings } from "../../visible-tasks.server";
import { wordsFor } from "./choice-words.server";
import type { WorkImport } from "./work-import";

/** How files of meetings become meetings: one of the same title, start and customer is the same. Nobody is asked to them. */
export const meetingsWork: WorkImport<Meeting> = {
	table: meetings,
	columns: {
		...{ title: "title", starts: "startsAt", ends: "endsAt", status: "status", customer: "customerId" },
		...{ place: "place", url: "url", agenda: "agenda", minutes: "minutes" },
	},
	reader: readCells,
	seen: (viewer) => filtering(visibleMeetings(viewer)),
	alike: ({ tenant }, rows) => {
		const starts = rows.flatMap(({ values: { starts } }) =>
			typeof starts === "string" ? [toInstant(starts, tenant.timeZone)] : [],
		);
		const titles = rows.flatMap(({ values: { title } }) => (typeof title === "string" ? [title] : []));
		return and(among(meetings.startsAt, starts), among(meetings.title, titles)) as SQL;
	},
	isIt: (meeting, { title, starts, customer }) =>
		meeting.title === title && meeting.startsAt === starts && meeting.customerId === (customer ?? null),
	refusal: (_, { startsAt }, { ends }) =>
		typeof ends === "number" && ends <= startsAt ? { ends: "crmMeetings:errors.endsBefore" } : undefined,
	begins: (_, { starts }) => ({ guid: newGuid(), endsAt: (starts as number) + HOUR }),
	texts: ({ title, agenda, minutes }) => [title, agenda, minutes] as (string | null)[],
};

async function readCells({ tenant }: ImportContext, _rows: readonly ParsedRow[]) {
	const statusOf = await wordsFor(meetingStatuses, (one) => `crmLists:work.meeting.${one}`);
	const instantOf = (local: unknown) => (typeof local === "string" ? toInstant(local, tenant.timeZone) : undefined);
	return () => (values: Values) => {
		const { starts, ends, status, customer: _, ...fields } = values;
		const problems: Record<string, string> = {};
		const [from, to] = [instantOf(starts), instantOf(ends)];
		if (from !== undefined) fields.starts = from;
		if (to !== undefined) fields.ends = to;
		if (from !== undefined && to !== undefined && to <= from) problems.ends = "crmMeetings:errors.endsBefore";
		if (typeof status === "string") {
			fields.status = statusOf(status);
			if (fields.status === undefined) problems.status = "crmLists:errors.meetingStatus";
		}
		return Object.keys(problems).length > 0 ? { problems } : { fields };
	};
}
