import type { RouteConfigEntry } from "@remix-run/route-config";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/norwegian-learning");

export const pages = [route("norwegian_learning", "pages/front.ts")];

export const api: RouteConfigEntry[] = [];
