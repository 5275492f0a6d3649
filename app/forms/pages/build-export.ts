import { FormNamed } from "../building/build.schema";
import { downloadForm } from "../building/transfer.server";
import { formPage } from "./form-module.server";

/** The form as a file. */
export const loader = formPage("buildExport", "build", FormNamed, ({ builderConfig }) => downloadForm(builderConfig));
