import { FormName } from "#app/forms/review/replies.schema";
import { dictionaryAsFile } from "#app/forms/review/replies.server";
import { desk } from "../desk.server";
import { page } from "../guard.server";

export const loader = page("front", FormName, dictionaryAsFile(desk));
