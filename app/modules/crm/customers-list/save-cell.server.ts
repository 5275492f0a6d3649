import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { changeCustomer } from "../customers.server";
import type { CustomerCell } from "./list.schema";

/** Saves a cell of the list, where nobody has changed the customer since it was read. */
export async function saveCell(visit: Visit, cell: z.output<typeof CustomerCell>) {
	const { id } = await changeCustomer(visit, cell);
	return { saved: id };
}
