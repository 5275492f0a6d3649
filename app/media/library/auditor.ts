import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";

/** A role below every file: it sees who can open what in the whole organisation, and opens nothing. */
export const AUDITOR = { name: "AUDITOR", level: 5 };

type Asking = Pick<Visit, "access">;
export const isAuditor = ({ access }: Asking): boolean =>
	access.role === AUDITOR.name && access.level === AUDITOR.level;

/** Whether somebody may ask of others what they can open. */
export const mayAskOfOthers = (visit: Asking): boolean => visit.access.level >= LEVEL_ALL || isAuditor(visit);
