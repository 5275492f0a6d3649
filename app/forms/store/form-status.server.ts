import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { hasId } from "#app/lists/chosen.server";
import { trashing } from "#app/lists/trash.server";
import { conflict } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import type { Form } from "./form-row.server";

/** Where a form can be put by hand; a draft is opened by publishing it. */
export type FormStatus = "open" | "closed" | "archived";

/** Whether a form may go from where it is to there: what was never published has nothing to open or close. */
export function mayStand({ status, currentNumber }: Pick<Form, "status" | "currentNumber">, to: FormStatus): boolean {
	if (status === to) return false;
	return to === "archived" || currentNumber > 0;
}

/** Where a form comes back to out of the archive. */
export const afterArchive = ({ currentNumber }: Pick<Form, "currentNumber">) =>
	currentNumber > 0 ? ("closed" as const) : ("draft" as const);

/**
 * Puts forms there, as far as each still is where it was seen; those that may. `along`: what is written with it, and what must hold when it is,
 * else `conflict`.
 */
export async function setFormStatus(
	visit: Visit,
	seen: readonly Form[],
	to: FormStatus,
	along: readonly PendingWrite[] = [],
): Promise<Form[]> {
	const moved = seen.filter((form) => mayStand(form, to));
	const writes = byStatus(moved).map(([status, ids]) =>
		visit.rows.changingWhere(forms, and(hasId(forms, ids), eq(forms.status, status)) as SQL, { status: to }),
	);
	if (writes.length > 0) await orElse(visit.rows.commit([...along, ...writes]), () => conflict());
	return moved;
}

/** Moves all forms of an area that fit and stand there; for a commit of a module's own. */
export const moving = (visit: Visit, area: Area, where: SQL, from: FormStatus, to: FormStatus): PendingWrite =>
	visit.rows.changingWhere(
		forms,
		and(eq(forms.moduleKey, area.moduleKey), eq(forms.status, from), isNull(forms.deletedAt), where) as SQL,
		{ status: to },
	);

/** Takes forms out of the archive again. */
export function unarchiving(visit: Visit, archived: readonly Form[]): PendingWrite[] {
	const groups = (["closed", "draft"] as const).map((status) => ({
		status,
		ids: archived.filter((form) => afterArchive(form) === status).map(({ id }) => id),
	}));
	return groups
		.filter(({ ids }) => ids.length > 0)
		.map(({ status, ids }) =>
			visit.rows.changingWhere(forms, and(hasId(forms, ids), inArray(forms.status, ["archived"])) as SQL, { status }),
		);
}

/** Forms go to the trash with their replies; a link to one finds nothing from then on. */
export const trashForms = (visit: Visit, ids: readonly string[]) => visit.rows.commit([trashing(visit, forms, ids)]);

function byStatus(seen: readonly Form[]): [Form["status"], string[]][] {
	const groups = new Map<Form["status"], string[]>();
	for (const { status, id } of seen) groups.set(status, [...(groups.get(status) ?? []), id]);
	return [...groups];
}
