import { publicPage } from "#app/platform/guard.server";
import { shortAddress } from "../short.server";

export const loader = publicPage(shortAddress);
