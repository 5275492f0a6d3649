import { sql } from "drizzle-orm";
import { resource } from "#app/lists/resource.server";
import { isKept } from "#app/lists/trash.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Row } from "#app/platform/tenant/rows.server";
import { positionGroups } from "#db/schema/verdal";
import { groupUse } from "../used.server";
import { groupList } from "./groups.list";

export type Group = Row<typeof positionGroups>;

/** What a group is found by. */
export const groupTexts = ({ name, htaGroup, requirement }: Pick<Group, "name" | "htaGroup" | "requirement">) => [
	name,
	htaGroup,
	requirement,
];

export const groupResource = resource(groupList, positionGroups, {
	columns: {
		name: positionGroups.sortName,
		htaGroup: { by: positionGroups.htaGroup, none: "" },
		requirement: positionGroups.requirement,
		used: {
			where: ({ values }, { tenantId }) => {
				const isUsed = groupUse.isUsed(tenantId, positionGroups.id);
				return values[0] === "yes" ? isUsed : sql`not ${isUsed}`;
			},
		},
		isActive: positionGroups.isActive,
		created: positionGroups.createdAt,
	},
	visible: () => isKept(positionGroups),
	file: "position-groups",
	trash: {
		open: () => undefined,
		name: ({ name }) => name,
		sought: positionGroups.sortName,
		texts: groupTexts,
		// Taken out of the trash, a group needs nothing of what hangs on it.
		after: (visit, rows) => {
			const going = rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
			return going.length > 0 ? [groupUse.requiringUnused(visit, going)] : [];
		},
		level: LEVEL_ALL,
	},
});
