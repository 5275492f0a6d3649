import { and, eq, sql } from "drizzle-orm";
import { resource } from "#app/lists/resource.server";
import { isKept, restoring } from "#app/lists/trash.server";
import { today } from "#app/platform/clock";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { positionCodes, positionGroups } from "#db/schema/verdal";
import { codeUse } from "../used.server";
import { codeList } from "./codes.list";
import { NO_END, NO_START } from "./validity";

export type Code = Row<typeof positionCodes>;
/** What a row of the list points to. */
export const codePointers = {
	group: [positionGroups, positionCodes.groupId, ["name", "sortName", "requirement"]],
} as const;
export type ListedCode = {
	row: Code;
	group: Pick<Row<typeof positionGroups>, "id" | "name" | "sortName" | "requirement"> | null;
};

/** What a code is found by. */
export const codeTexts = ({
	code,
	name,
	reportingName,
	styrk08,
}: Pick<Code, "code" | "name" | "reportingName" | "styrk08">) => [code, name, reportingName, styrk08];

const groupName = sql`(select ${positionGroups.sortName} from ${positionGroups} where ${and(
	eq(positionGroups.tenantId, positionCodes.tenantId),
	eq(positionGroups.id, positionCodes.groupId),
)})`;

/** As `stateOf` says it. */
const stateOn = (day: string) =>
	sql`case when not ${positionCodes.isActive} then 'inactive' when ${positionCodes.validFrom} > ${day} then 'later' when ${positionCodes.validTo} < ${day} then 'expired' else 'valid' end`;

export const codeResource = resource<(typeof codeList)["columns"][number]["key"], typeof positionCodes, ListedCode>(
	codeList,
	positionCodes,
	{
		columns: {
			code: positionCodes.code,
			name: positionCodes.name,
			reportingName: { by: positionCodes.reportingName, none: "" },
			group: {
				...{ by: groupName, key: ({ group }: ListedCode) => group?.sortName ?? null },
				where: ({ op, values }) => {
					if (op === "empty" || op === "filled") return op === "empty" ? sql`0` : undefined;
					const isOne = among(positionCodes.groupId, values);
					return op === "not" ? sql`not ${isOne}` : isOne;
				},
			},
			styrk08: { by: positionCodes.styrk08, none: "" },
			validFrom: { by: positionCodes.validFrom, none: NO_START },
			validTo: { by: positionCodes.validTo, none: NO_END },
			used: {
				where: ({ values }, { tenantId }) => {
					const isUsed = codeUse.isUsed(tenantId, positionCodes.id);
					return values[0] === "yes" ? isUsed : sql`not ${isUsed}`;
				},
			},
			state: {
				where: ({ op, values }, { now, timeZone }) => {
					if (op === "empty" || op === "filled") return op === "empty" ? sql`0` : undefined;
					const isOne = among(stateOn(today(timeZone, now)), values);
					return op === "not" ? sql`not (${isOne})` : isOne;
				},
			},
			isActive: positionCodes.isActive,
			created: positionCodes.createdAt,
		},
		pointers: codePointers,
		visible: () => isKept(positionCodes),
		cells: {
			group: ({ group }) => group?.name ?? null,
			requirement: ({ group }) => group?.requirement ?? null,
		},
		file: "position-codes",
		trash: {
			open: () => undefined,
			name: ({ code, name }) => `${code} ${name}`,
			sought: sql`(${positionCodes.code} || ' ' || lower(${positionCodes.name}))`,
			texts: codeTexts,
			// One that goes must be of no placement; one that comes back brings its group along.
			after: (visit, rows) => {
				const going = rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
				const groups = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ groupId }) => groupId);
				return [
					...(going.length > 0 ? [codeUse.requiringUnused(visit, going)] : []),
					...(groups.length > 0 ? [restoring(visit, positionGroups, groups)] : []),
				];
			},
			level: LEVEL_ALL,
		},
	},
);
