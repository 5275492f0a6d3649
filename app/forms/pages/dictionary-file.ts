import { FormName } from "../review/replies.schema";
import { dictionaryAsFile } from "../review/replies.server";
import { formPage } from "./form-module.server";

export const loader = formPage("dictionaryFile", "read", FormName, ({ reviewConfig }) =>
	dictionaryAsFile(reviewConfig),
);
