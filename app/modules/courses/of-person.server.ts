import { and, eq } from "drizzle-orm";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { courseEnrolments } from "#db/schema/courses";
import { learnersOf } from "./enrolments.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "courses",
		place: "dashboard",
		count: (asker, { id }) =>
			asker.rows.counting(courseEnrolments, and(eq(courseEnrolments.userId, id), learnersOf(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }) => paths(tenant.guid).dashboard,
	},
]);
