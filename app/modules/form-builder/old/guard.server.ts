import { guard } from "#app/platform/guard.server";
import { oldManifest } from "../manifest";

export const { page, pageAction } = guard(oldManifest);
