import type { RouteConfigEntry } from "@remix-run/route-config";
import * as media from "../media/routes";
import { ofModules } from "./modules";

/** `open`: pages for everybody. */
type Routes = { pages: RouteConfigEntry[]; api: RouteConfigEntry[]; open?: RouteConfigEntry[] };

const routes = ofModules(import.meta.glob<Routes>("../modules/*/routes.ts", { eager: true }));

/** The pages and the calls of every module. */
export const pages = routes.flatMap((module) => module.pages);
export const api = [...media.api, ...routes.flatMap((module) => module.api)];
/** The pages of modules that are open to everybody. */
export const open = routes.flatMap((module) => module.open ?? []);
