import { and, eq, isNull } from "drizzle-orm";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { activityLogs } from "#db/schema/activity-log";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { logsOpenTo } from "./reading.server";

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "logs",
		place: "readreply",
		count: (asker, { id }) => {
			const where = and(eq(activityLogs.clientId, id), isNull(activityLogs.deletedAt), logsOpenTo(asker));
			return asker.rows.counting(activityLogs, where, COUNTED_OF_PERSON);
		},
		to: ({ tenant }, { id }) => paths(tenant.guid).readable(id),
	},
]);
