import { page } from "../guard.server";
import { FindQuery, findChoices } from "../placements/find.server";

/** Participants, workplaces and position codes to choose from, by what is typed. */
export const loader = page("form", FindQuery, findChoices);
