import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { NAMED, nameOf } from "#app/directory/names";
import type { Filter } from "#app/lists/filters";
import { daysOf } from "#app/lists/periods";
import { resource } from "#app/lists/resource.server";
import type { Asked } from "#app/lists/source.server";
import { today } from "#app/platform/clock";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { NO_DAY } from "#app/tasks/due";
import { companies, people } from "#db/schema/directory";
import { placements, positionCodes } from "#db/schema/verdal";
import { archiveList } from "./archive.list";
import { placementList } from "./placements.list";
import { statusOf } from "./status";
import { statusSql } from "./status.server";
import { archivedPlacements, openPlacements, openTo } from "./visible.server";

/** What a row of the lists points to. */
export const placementPointers = {
	company: [companies, placements.companyId, ["guid", "name"]],
	participant: [people, placements.participantId, NAMED],
	advisor: [people, placements.advisorId, NAMED],
	coAdvisor: [people, placements.coAdvisorId, NAMED],
	code: [positionCodes, placements.codeId, ["code", "name", "groupId"]],
} as const;

type Person = Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string };
export type Placement = Row<typeof placements>;
export type ListedPlacement = {
	row: Placement;
	company: { id: string; guid: string; name: string } | null;
	participant: Person | null;
	advisor: Person | null;
	coAdvisor: Person | null;
	code: { id: string; code: string; name: string; groupId: string } | null;
};

export const participantOf = ({ row, participant }: ListedPlacement): string =>
	participant ? nameOf(participant) : row.participantName;
export const workplaceOf = ({ row, company }: ListedPlacement): string => company?.name ?? row.companyName;
export const codeOf = ({ code }: Pick<ListedPlacement, "code">): string | null => code && `${code.code} ${code.name}`;

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Placements are found by participant, workplace, job title and supervisor; letters beyond ASCII are not folded by the database. */
export function placementsWith(words: string[]): SQL {
	const { participantName, companyName, jobTitle, supervisorName } = placements;
	const text = sql`${participantName} || ' ' || ${companyName} || ' ' || ${jobTitle} || ' ' || ${supervisorName}`;
	return and(
		...words.map((word) => sql`(instr(lower(${text}), ${word}) > 0 or instr(${text}, ${capitalised(word)}) > 0)`),
	) as SQL;
}

/** Whether what is compared is among the values of a filter of a choice. */
function chosen(by: SQLiteColumn | SQL, { op, values }: Filter): SQL {
	if (op === "empty") return sql`${by} is null`;
	if (op === "filled") return sql`${by} is not null`;
	const isOne = among(by as SQLiteColumn, values);
	return op === "not" ? sql`(${by} is null or not ${isOne})` : isOne;
}

/** The position group of a placement, by its code. */
export const groupOfPlacement = sql`(select ${positionCodes.groupId} from ${positionCodes} where ${and(
	eq(positionCodes.tenantId, placements.tenantId),
	eq(positionCodes.id, placements.codeId),
)})`;

/** Whether some day of a placement lies in the days of a filter. */
function inPeriod({ op, values }: Filter, { timeZone, now }: Asked): SQL | undefined {
	const { startsOn, endsOn } = placements;
	const isSettled = sql`${startsOn} <> ${NO_DAY}`;
	if (op === "empty") return sql`${startsOn} = ${NO_DAY}`;
	if (op === "filled") return isSettled;
	const day = today(timeZone, now);
	const [one, other] = [values[0] ?? "0", values[1] ?? values[0] ?? "0"].map((value) => daysOf(value, day));
	if (op === "before") return sql`${startsOn} < ${one?.from ?? day}`;
	if (op === "after") return sql`(${isSettled} and ${endsOn} > ${one?.to ?? day})`;
	const days = [one, other].flatMap((found) => [found?.from, found?.to]).filter((found) => typeof found === "string");
	const [first = day, last = first] = [days.toSorted()[0], days.toSorted().at(-1)];
	return sql`(${startsOn} <= ${last} and ${endsOn} >= ${first} and ${isSettled})`;
}

const shared = {
	participant: placements.participantName,
	workplace: { by: placements.companyName, where: (filter: Filter) => chosen(placements.companyId, filter) },
	type: placements.type,
	code: placements.codeId,
	advisor: placements.advisorId,
	person: placements.participantId,
	starts: { by: placements.startsOn, none: NO_DAY },
	ends: { by: placements.endsOn, none: NO_DAY },
};
const sharedCells = {
	participant: participantOf,
	workplace: workplaceOf,
	code: codeOf,
	advisor: ({ advisor }: ListedPlacement) => advisor && nameOf(advisor),
};
const trash = {
	open: openTo,
	name: ({ participantName, companyName }: Placement) => [participantName, companyName].filter(Boolean).join(", "),
	sought: sql`lower(${placements.participantName} || ' ' || ${placements.companyName})`,
	texts: () => [],
	level: 30,
};

/** The list as its statuses are on a day, which only a file asks of it. */
const placementsOn = (day: string) =>
	resource<(typeof placementList)["columns"][number]["key"], typeof placements, ListedPlacement>(
		placementList,
		placements,
		{
			columns: {
				...shared,
				status: { where: (filter, { timeZone, now }) => chosen(statusSql(today(timeZone, now)), filter) },
				group: { where: (filter) => chosen(groupOfPlacement, filter) },
				period: { where: inPeriod },
				jobTitle: placements.jobTitle,
				percent: placements.percent,
				days: placements.daysPerWeek,
				supervisor: placements.supervisorName,
				missing: placements.missing,
			},
			search: placementsWith,
			pointers: placementPointers,
			visible: openPlacements,
			cells: {
				...sharedCells,
				status: ({ row }) => statusOf(row, day),
				goals: ({ row }, t) =>
					row.goals.map(({ category, text }) => `${t(`verdalPlacements:goal.${category}`)}: ${text}`).join("; "),
			},
			file: "placements",
			trash,
		},
	);

export const placementResource = placementsOn("");

/** What the filters leave, or what was ticked, as a file for a spreadsheet. */
export const placementsFile = (visit: Visit, query: Parameters<typeof placementResource.file>[1]) =>
	placementsOn(today(visit.tenant.timeZone, visit.now)).file(visit, query);

export const archiveResource = resource<
	(typeof archiveList)["columns"][number]["key"],
	typeof placements,
	ListedPlacement
>(archiveList, placements, {
	columns: {
		...shared,
		reason: placements.endReason,
		reached: placements.goalReached,
		archived: placements.archivedAt,
		cancelled: placements.cancelReason,
	},
	search: placementsWith,
	pointers: placementPointers,
	visible: archivedPlacements,
	cells: {
		...sharedCells,
	},
	file: "archive",
	trash,
});
