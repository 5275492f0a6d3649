import { FormNamed } from "#app/forms/building/build.schema";
import { downloadForm } from "#app/forms/building/transfer.server";
import { page } from "../guard.server";
import { workshop } from "../workshop.server";

/** The form as a file. */
export const loader = page("write", FormNamed, downloadForm(workshop));
