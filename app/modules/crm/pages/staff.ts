import { page } from "../guard.server";
import { findStaff } from "../staff.server";
import { PickQuery } from "../tasks.schema";

export const loader = page("customers", PickQuery, findStaff);
