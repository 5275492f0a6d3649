import { guard } from "../../platform/guard.server";
import { manifest } from "./manifest";

export const { page, pageAction, endpoint } = guard(manifest);
