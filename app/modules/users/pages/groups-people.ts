import { FindPeople, findPeople } from "#app/directory/find-people.server";
import { page } from "../guard.server";
import { assertManages } from "../members.list.server";

export const loader = page("users", FindPeople, (visit, query) => {
	assertManages(visit);
	return findPeople(visit, query);
});
