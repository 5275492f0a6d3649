import { asc, desc, isNull } from "drizzle-orm";
import type * as z from "zod";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { placementMailSettings, placements, positionCodes, positionGroups } from "#db/schema/verdal";
import { serializeCall } from "./calls.server";
import { readingAdvisors, readingParticipants, readingWorkplaces } from "./choices.server";
import { placementPointers } from "./placements.resource.server";
import type { InitQuery } from "./placements.schema";
import { todayOf } from "./placements.server";
import { visiblePlacements } from "./visible.server";

/** Rows of each kind that one answer holds at most; what was changed last comes first, and lists page through all. */
const MOST = 500;

/**
 * All that the screens need, in one round trip. The store status: `noinit` while there is nothing yet, `updated` where something has
 * changed since `since`, `initiated` else.
 */
export async function init(visit: Visit, { since }: z.output<typeof InitQuery>) {
	const { rows, access, now } = visit;
	const latest = { limit: MOST + 1 };
	const read = await rows.read({
		groups: rows.listing(positionGroups, {
			where: isNull(positionGroups.deletedAt),
			orderBy: asc(positionGroups.sortName),
			...latest,
		}),
		codes: rows.listing(positionCodes, {
			where: isNull(positionCodes.deletedAt),
			orderBy: asc(positionCodes.code),
			...latest,
		}),
		forms: rows.listingWith(placements, placementPointers, {
			where: visiblePlacements(visit),
			orderBy: [desc(placements.updatedAt), desc(placements.id)],
			...latest,
		}),
		settings: rows.listing(placementMailSettings, { orderBy: asc(placementMailSettings.id), limit: 20 }),
		participants: readingParticipants(visit),
		advisors: readingAdvisors(visit),
		workplaces: readingWorkplaces(visit),
	});
	const day = todayOf(visit);
	const forms = read.forms.slice(0, MOST);
	const stamps = [...read.groups, ...read.codes, ...forms.map(({ row }) => row)].map(({ updatedAt }) => updatedAt);
	const changedAt = Math.max(0, ...stamps);
	const status = stamps.length === 0 ? "noinit" : since !== undefined && changedAt > since ? "updated" : "initiated";
	return {
		...{ status, at: now.toISOString() },
		stillingsgruppe: read.groups.slice(0, MOST).map((group) => ({
			...{ id: group.id, name: group.name, hta_group: group.htaGroup, requirement: group.requirement },
			is_active: group.isActive,
		})),
		stillingskode: read.codes.slice(0, MOST).map((code) => ({
			...{ id: code.id, code: code.code, name: code.name, group_id: code.groupId, styrk08: code.styrk08 },
			is_active: code.isActive,
		})),
		forms: forms.map((listed) => serializeCall(listed, day)),
		...{
			participants: asRows(read.participants),
			advisors: asRows(read.advisors),
			workplaces: asRows(read.workplaces),
		},
		emailsettings:
			access.level < LEVEL_ALL
				? []
				: read.settings.map(({ id, isEnabled, recipients, daysBefore }) => ({
						...{ event: id, is_enabled: isEnabled, recipients, days_before: daysBefore },
					})),
		has_more: [read.groups, read.codes, read.forms].some(({ length }) => length > MOST),
	};
}

const asRows = (choices: readonly { value: string; label: string }[]) =>
	choices.map(({ value, label }) => ({ id: value, name: label }));
