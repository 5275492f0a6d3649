import { and, eq, inArray } from "drizzle-orm";
import type * as z from "zod";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { companies, people } from "#db/schema/directory";
import { positionCodes } from "#db/schema/verdal";
import { participantOf, workplaceOf } from "../placements/placements.resource.server";
import type { PlacementNamed } from "../placements/placements.schema";
import { findPlacement } from "../placements/placements.server";
import { navFields } from "./nav-fields";

const NONE = "";

/** An agreement in the fields of NAV's form, for whoever writes it there. */
export async function showNav(visit: Visit, { placement: id }: z.output<typeof PlacementNamed>) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const listed = await findPlacement(visit, id);
	const { row } = listed;
	const { members, company, code } = await visit.rows.read({
		members: visit.rows.listing(people, {
			where: inArray(people.id, [row.participantId ?? NONE, row.advisorId ?? NONE]),
			limit: 2,
		}),
		company: visit.rows.finding(companies, row.companyId ?? NONE),
		code: visit.rows.listing(positionCodes, { where: and(eq(positionCodes.id, row.codeId ?? NONE)), limit: 1 }),
	});
	const phoneOf = (user: string | null) => members.find((member) => member.id === user)?.phone ?? "";
	return {
		...{ id, participant: participantOf(listed), tenant: visit.tenant.guid },
		sections: navFields({
			...listed,
			phones: { participant: phoneOf(row.participantId), advisor: phoneOf(row.advisorId) },
			company: { name: workplaceOf(listed), orgNo: company?.orgNo ?? "" },
			styrk08: code[0]?.styrk08 ?? "",
		}),
	};
}
