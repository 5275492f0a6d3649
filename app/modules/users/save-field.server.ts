import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import type { FieldInput } from "./members.schema";
import { changeUser } from "./user-calls.server";

/** Saves a cell of the list of members, where nobody has changed the member since it was read. */
export async function saveField(visit: Visit, { id, updatedAt, ...fields }: z.output<typeof FieldInput>) {
	const saved = await changeUser(visit, id, { ...fields, updatedAt: new Date(updatedAt).toISOString() });
	return { saved: saved.id };
}
