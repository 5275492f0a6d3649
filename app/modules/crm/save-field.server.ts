import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import type { FieldInput } from "./customer-page.schema";
import { changeCustomer } from "./customers.server";

/** Saves a field that was edited in place, where nobody has changed the customer since it was read. */
export async function saveField(visit: Visit, { id, updatedAt, ...fields }: z.output<typeof FieldInput>) {
	return { saved: (await changeCustomer(visit, { id, updatedAt, ...fields })).id };
}
