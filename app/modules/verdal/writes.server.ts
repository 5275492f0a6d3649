import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";

/** Whether a visitor keeps the codes, the groups and the mails; others read them. */
export const writes = ({ access }: Pick<Visit, "access">) => access.level >= LEVEL_ALL;
