import { FormNamed } from "../build.schema";
import { page } from "../guard.server";
import { downloadForm } from "../transfer.server";

/** The form as a file. */
export const loader = page("build", FormNamed, downloadForm);
