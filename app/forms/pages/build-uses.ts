import { FormNamed } from "../building/build.schema";
import { showUses } from "../building/uses.server";
import { formPage } from "./form-module.server";

/** How many replies use each part of the form, for its builder. */
export const loader = formPage("buildUses", "build", FormNamed, ({ builderConfig }) => showUses(builderConfig));
