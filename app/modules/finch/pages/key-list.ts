import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { keyList } from "../pseudonyms/pseudonyms.server";

export const loader = page("settings", Nothing, keyList);
