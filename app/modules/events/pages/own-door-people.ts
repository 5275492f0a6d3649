import { ListRef } from "../door/door.schema";
import { ownDoorPeople } from "../door/own-door.server";
import { page } from "../guard.server";

export const loader = page("list", ListRef, ownDoorPeople);
