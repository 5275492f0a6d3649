import { countingList } from "#app/lists/read-list.server";
import { keptOfPeople, type Whom } from "#app/platform/tenant/of-person.server";
import { intakeSource, visibleIntakes } from "./intakes/intakes.source.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

const owned = ({ id }: Whom) => `f=owner.any.${id}&f=status.any.new,assigned,dialogue`;

/** What somebody has on the desk; whoever leaves hands it over. */
export const ofPeople = keptOfPeople(manifest, [
	{
		...{ key: "intakes", place: "intakes", isWork: true },
		count: (asker, whom) => countingList(asker, intakeSource as never, owned(whom), visibleIntakes(asker)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).intakes}?${owned(whom)}`,
	},
]);
