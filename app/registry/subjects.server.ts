import { knowSubjects } from "../forms/subjects/known-subjects.server";
import { areas, servers } from "./servers.server";

/** Tells the engine what forms can be about beside people: every kind that a module brings. */
export const tellSubjects = () => knowSubjects({ kinds: servers.flatMap(({ subjects }) => subjects ?? []), areas });
