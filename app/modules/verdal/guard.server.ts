import { guard } from "#app/platform/guard.server";
import { manifest } from "./manifest";

export const { page, pageAction, endpoint } = guard(manifest);
