import { formSource, formsOf } from "#app/forms/lists/forms-source.server";
import { countingReplies, countingWaiting } from "#app/forms/replies/of-person.server";
import { countingList } from "#app/lists/read-list.server";
import { keptOfPeople, type Whom } from "#app/platform/tenant/of-person.server";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";

const owned = ({ id }: Whom) => `f=owner.any.${id}`;

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "forms",
		place: "front",
		isWork: true,
		count: (asker, whom) => countingList(asker, formSource as never, owned(whom), formsOf(area)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).forms}?${owned(whom)}`,
	},
	{ key: "waitingForms", place: "front", count: (asker, { id }) => countingWaiting(asker, area, id) },
	{ key: "replies", place: "front", count: (asker, { id }) => countingReplies(asker, area, id) },
]);
