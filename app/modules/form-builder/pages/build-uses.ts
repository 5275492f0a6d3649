import { FormNamed } from "#app/forms/building/build.schema";
import { showUses } from "#app/forms/building/uses.server";
import { page } from "../guard.server";
import { workshop } from "../workshop.server";

/** How many replies use each part of the form, for its builder. */
export const loader = page("build", FormNamed, showUses(workshop));
