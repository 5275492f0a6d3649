import { FindPeople, findAmong } from "#app/directory/find-people.server";
import { isStaff } from "../colleagues.server";
import { page } from "../guard.server";

export const loader = page(
	"customers",
	FindPeople,
	findAmong(() => isStaff),
);
