import { page } from "../guard.server";
import { UsageQuery } from "../usage/usage.schema";
import { usageFile } from "../usage/usage.server";

export const loader = page("settings", UsageQuery, usageFile);
