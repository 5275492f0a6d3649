import { publicPage } from "#app/platform/guard.server";
import { doorPeople } from "../door/open-door.server";

export const loader = publicPage(doorPeople);
