import type { Area } from "../forms/area";
import type { Creation, HomePart } from "../platform/tenant/home-parts.server";
import type { ModuleSearch } from "../platform/tenant/module-search.server";
import type { NeedsOfModule } from "../platform/tenant/needs.server";
import type { KeptOfPeople } from "../platform/tenant/of-person.server";
import type { ParticipantPart } from "../platform/tenant/participant.server";
import type { ModuleServer } from "./define-server";
import { ofModules } from "./modules";

/** What every module gives to the rest of the portal. */
export const servers = ofModules(
	import.meta.glob<ModuleServer>("../modules/*/module.server.ts", { eager: true, import: "server" }),
);

/** Every module whose forms the engine keeps. */
export const areas: Area[] = servers.flatMap(({ area }) => area ?? []);

/** What every module keeps of people, for the page of one of them. */
export const personData: KeptOfPeople[] = servers.flatMap((server) => server.personData ?? []);

/** What each module gives to the page of a client. */
export const participants: ParticipantPart[] = servers.flatMap((server) => server.participant ?? []);

/** What each module's work asks of people until it is handled, for their home page and the menu. */
export const needs: NeedsOfModule[] = servers.flatMap((server) => server.needs ?? []);

/** What people's home page shows of each module beside that. */
export const homeParts: HomePart[] = servers.flatMap((server) => server.home ?? []);

/** What can be made in each module, in the order of the menu. */
export const creations: Creation[] = servers.flatMap((server) => server.creations ?? []);

/** What is found from everywhere in the portal, in the order of the menu. */
export const searches: ModuleSearch[] = servers.flatMap((server) => server.search ?? []);
