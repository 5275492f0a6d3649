import { page } from "../guard.server";
import { FormName } from "../replies.schema";
import { dictionaryAsFile } from "../replies.server";

export const loader = page("front", FormName, dictionaryAsFile);
