import { knowFormModules } from "../forms/pages/form-module.server";
import { knowSubjects } from "../forms/subjects/known-subjects.server";
import { areas, servers } from "./servers.server";

/** Tells the engine what modules bring: what forms can be about beside people, and how each works with the shared pages. */
export function tellForms(): void {
	knowSubjects({ kinds: servers.flatMap(({ subjects }) => subjects ?? []), areas });
	knowFormModules(servers.flatMap(({ forms }) => forms ?? []));
}
