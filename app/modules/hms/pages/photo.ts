import { page } from "../guard.server";
import { openPhoto } from "../rounds/photos.server";
import { PhotoNamed } from "../rounds/rounds.schema";

export const loader = page("rounds", PhotoNamed, openPhoto);
