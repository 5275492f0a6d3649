import { countingConfirmed, countingFilesOf, readingSpaceOf } from "#app/media/library/of-person.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { keptOfPeople } from "#app/platform/tenant/of-person.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "files",
		place: "yourfiles",
		count: (asker, { id }) => countingFilesOf(asker, id),
		to: ({ tenant }, { id }) => paths(tenant.guid).ownedBy(id),
	},
	{
		...{ key: "space", place: "yourfiles", isSize: true },
		count: (asker, { id }) =>
			asker.access.level >= LEVEL_ALL || id === asker.user.id ? readingSpaceOf(asker, id) : undefined,
		to: ({ tenant }, { id }) => paths(tenant.guid).ownedBy(id),
	},
	{
		...{ key: "confirmedFiles", place: "yourfiles" },
		count: (asker, { id }) => (asker.access.level >= LEVEL_ALL ? countingConfirmed(asker, id) : undefined),
	},
]);
