import { and, eq, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { companies, people } from "#db/schema/directory";
import { safetyRounds } from "#db/schema/hms";
import { derivingCompanies } from "../derived.server";
import { roundsOpenTo, visibleRounds } from "../visible.server";
import { roundList } from "./rounds.list";

/** What a row of the list points to. */
export const roundPointers = {
	company: [companies, safetyRounds.companyId, ["guid", "name"]],
	leader: [people, safetyRounds.leaderId, NAMED],
} as const;

export type Round = Row<typeof safetyRounds>;
export type ListedRound = {
	row: Round;
	company: { id: string; guid: string; name: string } | null;
	leader: (Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string }) | null;
};

const companyName = sql`(select ${companies.sortName} from ${companies} where ${and(
	eq(companies.tenantId, safetyRounds.tenantId),
	eq(companies.id, safetyRounds.companyId),
)})`;

/** Rounds are found by their checklist, area, topic and company. */
function found(words: string[]): SQL {
	const { title, area, topic } = safetyRounds;
	const text = sql`lower(${title} || ' ' || ${area} || ' ' || ${topic}) || ' ' || coalesce(${companyName}, '')`;
	return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`)) as SQL;
}

export const roundResource = resource<(typeof roundList)["columns"][number]["key"], typeof safetyRounds, ListedRound>(
	roundList,
	safetyRounds,
	{
		columns: {
			title: safetyRounds.title,
			company: { by: companyName, key: ({ company }: ListedRound) => company?.name.trim().toLowerCase() ?? null },
			area: safetyRounds.area,
			topic: safetyRounds.topic,
			status: safetyRounds.status,
			planned: safetyRounds.plannedOn,
			held: { by: safetyRounds.heldOn, none: "" },
			leader: safetyRounds.leaderId,
			created: safetyRounds.createdAt,
		},
		search: found,
		pointers: roundPointers,
		visible: visibleRounds,
		cells: {
			company: ({ company }) => company?.name ?? null,
			leader: ({ leader }) => leader && nameOf(leader),
		},
		file: "rounds",
		trash: {
			open: roundsOpenTo,
			name: ({ title, area }) => (area ? `${title} – ${area}` : title),
			sought: sql`lower(${safetyRounds.title} || ' ' || ${safetyRounds.area})`,
			texts: ({ title, area }) => [title, area],
			after: (visit, rows) => derivingCompanies(visit, rows),
		},
	},
);
