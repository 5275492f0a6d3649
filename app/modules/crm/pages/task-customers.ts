import { page } from "../guard.server";
import { pickCustomers } from "../pick.server";
import { PickQuery } from "../tasks.schema";

/** Customers by what is typed, for the field of a task. */
export const loader = page("tasks", PickQuery, pickCustomers);
