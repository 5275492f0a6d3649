import { and, eq, isNull, sql } from "drizzle-orm";
import type { WorkMover } from "#app/directory/handing-over.server";
import { inModule } from "#app/directory/module-members.server";
import { contacts } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { manifest } from "./manifest";

/** Open tasks about the contact person who has the client's address go to the new advisor, where that one works with tasks. */
export const movingTasks: WorkMover = (ctx, { clientId, fromId, toId }) => {
	const { rows, tenant } = ctx;
	const person = (id: string) => and(eq(people.tenantId, tenant.id), eq(people.id, id));
	const its = and(
		eq(contacts.tenantId, tenant.id),
		sql`${contacts.email} = (select lower(${people.email}) from ${people} where ${person(clientId)})`,
		isNull(contacts.deletedAt),
	);
	const mayTakeThem = and(person(toId), inModule(ctx, people.id, { moduleKey: manifest.key, level: 20 }));
	const moved = and(
		...[eq(tasks.assigneeId, fromId), eq(tasks.isOpen, true), isNull(tasks.deletedAt)],
		sql`${tasks.contactId} in (select ${contacts.id} from ${contacts} where ${its})`,
		sql`exists (select 1 from ${people} where ${mayTakeThem})`,
	);
	return moved ? [rows.changingWhere(tasks, moved, { assigneeId: toId })] : [];
};
